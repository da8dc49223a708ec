/** Before every test: the games that the server offers, as scripts/game_fixtures.py wrote them down. */

import { offer } from "./games/offered";
import fixtures from "./games/fixtures.json";
import type { GameInfo } from "./protocol";

offer(fixtures as unknown as GameInfo[]);
