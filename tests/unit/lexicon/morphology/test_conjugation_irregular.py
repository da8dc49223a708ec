"""The irregular verbs, by the forms that tell them apart."""

import pytest

from leggio.lexicon.morphology.conjugation import conjugate
from leggio.lexicon.morphology.models import models

# infinitive, model, and forms it must have (all in the paradigm) or must not have (after a bar)
TELLING = """
essere      essere      sono sei è siamo siete ero fui fu furono sarò sia siano fossi sii siate stato essendo | esso
avere       avere       ho hai ha abbiamo hanno ebbi avesti ebbero avrò abbia abbi abbiate avuto avente | avo
riavere     riavere     riò riai rià rianno riebbi riavrò riabbia | riho
andare      andare      vado vai va andiamo vanno andai andrò andrebbero vada vadano andato | ando andi
riandare    riandare    rivado rivai rivanno riandrò rivada | riando
dare        dare        do dà danno diedi detti desti diede dettero darò dia dessi desse dato | dasti dassi
ridare      ridare      ridò ridà ridanno ridiedi ridarò ridia
stare       stare       sto stai stanno stetti stesti stettero starò stia stessi stato | stasti stiedi
sottostare  sottostare  sottostò sottostà sottostetti sottostarò
fare        fare        faccio fo fai fa facciamo fanno facevo feci facesti farò faccia facessi fatto facente | faco
rifare      rifare      rifaccio rifà rifanno rifeci rifarò rifatto
soddisfare  soddisfare  soddisfo soddisfaccio soddisfano soddisfanno soddisfi soddisfaccia soddisfatto soddisferò
dire        dire        dico dici diciamo dite dicevo dissi dicesti dirò dica dicessi detto dicente | diti
contraddire contraddire contraddico contraddici contraddite contraddissi contraddetto | contraddii
benedire    benedire    benedico benedici benedicevo benedivo benedissi benedii benedetto
bere        bere        bevo bevevo bevvi bevesti berrò berrei beva bevuto bevente | berò
porre       porre       pongo poni pongono ponevo posi ponesti porrò ponga posto ponendo
comporre    -           compongo composi comporrei composto componente
trarre      trarre      traggo trai trae traiamo traggono traevo trassi trarrò tragga tratto traendo | trao
condurre    condurre    conduco conducevo condussi conducesti condurrò conduca condotto
tenere      tenere      tengo tieni tiene tenni terrò tenga tenuto | teno tenei
venire      venire      vengo vieni viene venni verrò venga venuto veniente | veno
svenire     svenire     sverrò svenirò svenni svenuto
volere      volere      voglio vuoi vuole vogliamo volli vorrò voglia voluto vogliate vogli | volo volei
potere      potere      posso puoi può possiamo potei potetti poté potrò possa potuto | poto
dovere      dovere      devo debbo devono debbono dobbiamo dovetti dovrò deva debba dovuto | dovo
sapere      sapere      so sai sa sappiamo sanno seppi saprò sappia sappi sappiate saputo sapiente | sapo
vedere      vedere      vedo veggo vidi vedesti vedrò visto veduto veggente | vedei
prevedere   prevedere   prevedo previdi prevederò prevedrò previsto preveduto
provvedere  prevedere   provvederò provvidi provvisto
rimanere    rimanere    rimango rimasi rimarrò rimanga rimasto | rimano
valere      valere      valgo valsi varrò valga valso
salire      salire      salgo sali salgono salga salii salito | salo
assalire    assalire    assalgo assalisco assalgono
morire      morire      muoio muori moriamo muoiono morii morirò morrò muoia morto morente | moro
apparire    apparire    appaio apparisco appare apparvi apparii apparsi appaia apparso
parere      parere      paio paiamo paiono parve parse parrò paia parso parvente
dolere      dolere      dolgo duoli duole dogliamo dolsi dorrò dolga doluto
sedere      sedere      siedo seggo siedi sediamo sedete seggono sedetti sederò siederò sieda segga seduto | sedo
possedere   sedere      possiedo posseggo possediamo possedetti posseduto
tacere      piacere     taccio taci tacciamo tacqui taciuto
piacere     piacere     piaccio piaci piacciamo piacciono piacqui piaccia piaciuto | piaco
giacere     giacere     giaccio giacciamo giaciamo giacqui giaciuto
nuocere     nuocere     nuoccio noccio nociamo nuociamo nocqui nuociuto nociuto
cuocere     cuocere     cuocio cociamo cuociamo cossi cocerò cuocia cotto | cuoco
muovere     muovere     muovo moviamo muoviamo mossi moverò muoverò mosso
cogliere    cogliere    colgo cogli cogliamo colgono colsi colga colto | coglio
togliere    cogliere    tolgo tolsi tolto
sciogliere  cogliere    sciolgo sciolsi sciolto
scegliere   scegliere   scelgo scegli scegliamo scelsi scelto
spegnere    spegnere    spengo spegno spegniamo spensi spenga spento
stringere   stringere   stringo strinsi stretto | strinto
restringere restringere restringo restrinsi ristretto | restretto
dipingere   dipingere   dipinsi dipinto
piangere    piangere    piansi pianto
vincere     vincere     vinco vinsi vinto
volgere     volgere     volsi volto
leggere     leggere     leggo lessi letto
reggere     leggere     ressi retto
scrivere    scrivere    scrissi scritto
vivere      vivere      vissi vivrò vissuto
convivere   convivere   convivrò conviverò
correre     correre     corsi corso
chiudere    chiudere    chiusi chiuso
ridere      ridere      risi riso
prendere    prendere    presi prese prendemmo presero preso | prendetti
apprendere  prendere    appresi apprendesti appreso
accendere   prendere    accesi acceso
rendere     rendere     resi rendei rendetti reso
mettere     mettere     misi messo
rompere     rompere     ruppi rotto
nascere     nascere     nacqui nato
crescere    crescere    crebbi cresciuto
conoscere   conoscere   conobbi conosciuto
assistere   assistere   assistei assistetti assistito
esigere     esigere     esigei esigetti esatto
redigere    redigere    redassi redatto
dirigere    dirigere    diressi diretto
prediligere dirigere    predilessi prediletto
fondere     fondere     fusi fuso
espellere   espellere   espulsi espulso
discutere   discutere   discussi discusso
assumere    assumere    assunsi assunto
redimere    redimere    redensi redento
opprimere   comprimere  oppressi oppresso
concedere   concedere   concessi concedetti concesso
spandere    spandere    spandei spanto
perdere     perdere     persi perdei perdetti perso perduto
assolvere   assolvere   assolsi assolvetti assolto
risolvere   risolvere   risolsi risolto
evolvere    evolvere    evolvetti evoluto
scuotere    scuotere    scuoto scossi scotiamo scosso
aprire      aprire      apro aprii apersi aperto
coprire     coprire     copro coprii copersi coperto
offrire     offrire     offro offrii offersi offerto offerente
soffrire    offrire     soffersi sofferto sofferente
udire       udire       odo odi ode udiamo odono udirò udrò oda udito | udo
uscire      uscire      esco esci usciamo escono esca uscito | usco
riuscire    uscire      riesco riusciamo riescano
compiere    compiere    compio compi compiamo compierò compii compiei compiuto compiendo
empire      empire      empio empi empie empite empivo empito empiendo
seppellire  seppellire  seppellisco seppellito sepolto
cadere      cadere      caddi cadrò caduto
godere      godere      godrò godetti goduto
chiedere    chiedere    chiesi chiesto
nascondere  nascondere  nascosi nascosto
rispondere  rispondere  risposi risposto
distinguere distinguere distinsi distinto
piovere     piovere     piovve piovuto
sonare      sonare      sono suono sonavo suonano soniamo | suoniamo
""".strip().splitlines()


@pytest.mark.parametrize("line", TELLING, ids=lambda line: line.split()[0])
def test_an_irregular_verb_has_its_telling_forms(line: str) -> None:
    """The forms that dictionaries give are there; those of a regular verb, where they are wrong, are not."""
    infinitive, model, *forms = line.split()
    wanted, _, unwanted = " ".join(forms).partition("|")
    found = {form.text for form in conjugate(infinitive, None if model == "-" else model)}
    assert not set(wanted.split()) - found
    assert not set(unwanted.split()) & found


@pytest.mark.parametrize("name", models())
def test_a_model_conjugates_its_own_head(name: str) -> None:
    """Whatever a model says of its head, the head has an infinitive, a gerund and no form twice in a slot."""
    model = models()[name]
    forms = conjugate(model.head, name)
    assert ("inf", model.head) in forms
    assert "ger" in {form.slot for form in forms}
    assert len(set(forms)) == len(forms)
    assert all(form.text.isalpha() and form.text.islower() for form in forms)


@pytest.mark.parametrize(
    ("infinitive", "like", "code", "forms"),
    [
        ("sedere", "sedere", "cong.pres", "sieda segga sieda segga sieda segga sediamo sediate siedano seggano"),
        ("aprire", "aprire", "ind.rem", "aprii apersi apristi aprì aperse aprimmo apriste aprirono apersero"),
        ("dare", "dare", "ind.rem", "diedi detti desti diede dette demmo deste diedero dettero"),
        ("volere", "volere", "cong.pres", "voglia voglia voglia vogliamo vogliate vogliano"),
        ("sapere", "sapere", "imp", "sappi sappiamo sappiate"),
        ("avere", "avere", "imp", "abbi abbiamo abbiate"),
        ("essere", "essere", "imp", "sii siamo siate"),
        ("potere", "potere", "ind.rem", "potei potetti potesti poté potette potemmo poteste poterono potettero"),
        ("porre", "porre", "cong.impf", "ponessi ponessi ponesse ponessimo poneste ponessero"),
    ],
)
def test_variants_stand_side_by_side(infinitive: str, like: str, code: str, forms: str) -> None:
    """Where two forms are in use, both are given, in their own slots only."""
    assert [form.text for form in conjugate(infinitive, like, only=(code,))] == forms.split()
