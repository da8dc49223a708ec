/** What a table needs while its bag is mixed. */

export { partOf } from "./device";
export { tellLeftOut, waitsForShares } from "./telling";
