/** Words that say nothing about a person or a job: weight 0. */
export const stopWords = `a about above across after again against all along also although always am among an and any are
around as at away be became because been before being below between both but by came can cannot come could did do does
doing done down due during each either else etc ever every for from further get gets getting give given go goes had has
have having he her here hers him his how however i if in into is it its itself just let like made make makes many may me
might mine more most much must my myself near need needs neither never no nor not now of off often on once one only onto
or other others our ours out over own per please rather same shall she should since so some still such than that the
their theirs them themselves then there these they this those through thus to together too toward towards under until up
upon us use used uses using very via was we well were what whatever when where whether which while who whom whose why
will with within without would yes yet you your yours yourself eg ie re ll ve don doesn isn s t m d`;

/** Words that adverts and resumes of every occupation share: they tell little apart. Weight 0.15. */
export const genericWords = `ability able accomplish accomplished achieve achieved achievement achievements act active
actively activities activity add added additional address aim annual applicant applicants application applications apply
applied appropriate approximately area areas assigned assist assisted assisting assistance attention aspect aspects
available award awards background base based basic basis benefit benefits best better big bonus bring broad build building built
candidate candidates career careful carry challenge challenging change changes clear clearly close closely collaborate
collaborated collaboration collaborative combined comfortable commitment committed common communicate communicated communication communications
company companies competencies competency competitive complete completed completing complex comply comprehensive conduct
conducted confident consistently contact continue continuous contribute contributed cover create created creating creative
culture current currently daily date day days deadline deadlines dedicated degree deliver delivered delivering demonstrate demonstrated
department departments dependable description desirable desire detail detailed details develop developed developing development different
direct directly drive driven duties duty dynamic earn ease effective effectively efficiency efficient efficiently effort efforts
email employee employees employer employers employment enable encourage energetic engage enhance enhanced ensure ensured ensuring
enthusiasm enthusiastic environment environments equal equivalent especially essential establish established evaluate excellent
exceptional excited existing exceed exceeded expand expected experience experienced experiences expert expertise extensive external
facilitate familiar familiarity fast field first flexible focus focused follow followed following full fully function functional functions general
goal goals good great group groups grow growing growth hand handle handled handling hands hard help helped helping high
higher highly hire hold home hour hours ideal ideally identify identified immediate impact implement implemented implementing important
improve improved improvement improvements improving include included includes including increase increased increasing independent independently individual
individuals industry influence information initiative initiatives innovative input internal interpersonal involve involved issue issues
job join joining keep key kind know knowledge knowledgeable large largest latest lead leader leaders leadership leading learn learning least level levels life line list
listen location long look looking maintain maintained maintaining maintenance major making manage managed management manager managers managing meet meeting meetings
member members mentor method methods minimum mission monitor monitored month monthly months motivated multiple multi name necessary
new next nice number objective objectives offer offered offers office ongoing opportunities opportunity optional order ordinate organisation organisational organise organised organization
organizational organize organized orientated oriented outstanding overall oversee oversaw paced package part participate participated partner partners
passion passionate people perform performance performed performing period person personal personality phone place plan planned planning plans play player plus point
policies policy position positions positive possess possible potential practical practice practices prefer preferable preferably preferred prepare
prepared preparing present previous pride prior prioritise prioritize priorities proactive problem problems procedure procedures process processes produce produced
professional professionals proficiency proficient profile program programme programs progress project projects promote prompt proper proven provide
provided provides providing purpose qualification qualifications qualified quality quick quickly range receive recognise recognised recognized recommend recommendations regular
regularly related relating relationship relationships relevant reliable report reported reporting reports require required requirement
requirements requires resolve resolved resource resources respond responsibilities responsibility responsible result results resume review reviewed reviews role
roles run running safe salary schedule section seek seeking self senior serve served service services set setting several share short significant similar
simple single site situation situations skill skilled skills small smart solid solution solutions solve solving sound specialise specialised specialist specific specified
staff standard standards start state status stay strategic strategies strategy strength strengths strong strongly success successful successfully suitable summary
superior support supported supporting supports sure system systems take tasks task team teams teamwork term terms think thinking
time timely times title top track train trained training type types understand understanding understood unique update
updated upload utilise utilize utilized utilizing value valued values variety various verbal want way ways week weekly weeks wide willing willingness
work worked worker workers working workplace works world write written year years yearly london york city street road united kingdom states usa uk january
february march april june july august september october november december jan feb mar apr jun jul aug sep sept oct nov dec
monday tuesday wednesday thursday friday saturday sunday education university college school bachelor master diploma certificate certified certification graduated references request available`;

/** Words of business and work in general: they say something, but not which occupation. Weight 0.45. */
export const broadWords = `account accounts accuracy accurate administration administrative administer advanced advice advise advised agency analyse
analysed analysis analytical analyze analyzed assess assessed assessment assessments assets audience authority budget budgets business calls cash certain
chief client clients coach coaching community compliance computer conference confidential control coordinate coordinated coordinating coordination coordinator cost costs customer
customers data database databases decision decisions delivery design designed designing digital director distribution document documentation documents economic engineer engineering
equipment events executive facility facilities feedback file files filing finance financial global government guidance guide health human implementation incident inspect
inspection integrity international inventory investigate law legal letters local manual market marketing material materials media
metrics mobile model modern national negotiate negotiated negotiation network online operate operated operating operation operational operations orders paper
payment performing plant practice preparation presentation presentations prevent pricing product production productivity products profit public publications purchase purchasing records recruit recruited
recruitment reduce reduced region regional regulations regulatory research retail revenue risk risks safety sales science scope
sector security social software source special stakeholder stakeholders statistics stock supervise supervised supervising supervision supervisor supplies supply
target targets technical technician techniques technologies technology test tested testing tool tools transport travel vendor vendors web`;
