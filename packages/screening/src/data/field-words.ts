/**
 * Words that people of a field use whatever their job title, beside the skills of the taxonomy. They show which field a text
 * is about when it names no skill as such. Written for this product from general knowledge of the occupations.
 */
export const fieldWords: Readonly<Record<string, string>> = {
  'software development':
    'software code coding programming programmer developer bug bugs debug release deploy api apis backend frontend library framework repository commit compiler module endpoint endpoints microservice queries latency scalable scalability algorithm sdk app apps websites web mobile architecture unit integration pull request open source computer applications stack sprint',
  'cloud and operations':
    'cloud server servers deployment pipeline pipelines container containers cluster infrastructure uptime monitoring alerts automation scripts provisioning on-call postmortem postmortems outage scaling devops virtual hosting',
  'data and analytics':
    'data dataset datasets dashboard dashboards metrics query queries warehouse statistics statistical regression forecast forecasting model models modelling visualisation visualization insight insights analytics predictive clustering segmentation churn experiment experiments confidence charts numbers trends sql workbook workbooks tables correlation sample mathematical analyze patterns',
  nursing:
    'patient patients ward wards nurse nurses nursing bedside hospital shift shifts medication medicines tablets injections infusions dressing dressings wound wounds ulcer catheter catheters cannula cannulas bloods observations handover discharge doctor doctors clinical acute ill injured convalescent infection infectious relatives deteriorating chart charts vitals unit carers dying comfort health',
  medicine:
    'patients diagnosis diagnose treatment treat surgery surgical disease diseases illness clinic hospital symptoms prescribe medicine medical physician theatre specialist rounds referrals examination therapy outpatient inpatient chronic',
  'allied health':
    'therapy therapist rehabilitation mobility injury injuries joint muscle muscles pain exercise exercises spine posture recovery assessment speech swallowing diet nutrition ambulance hearing vision imaging scans psychology emotional counselling sessions',
  'dental and pharmacy':
    'dental teeth tooth oral gum fillings extraction mouth orthodontic pharmacy prescriptions prescription dispense dispensed drugs dosage medicines tablets counter chemist',
  'care and support':
    'residents resident care carer elderly dementia bathing dressing toileting feeding meals companionship clients vulnerable disability disabilities wellbeing hygiene mobility home support',
  'healthcare administration':
    'patient appointments clinic medical records coding billing insurance claims physician reception referral hospital practice registration transcription',
  'laboratory and veterinary':
    'laboratory specimens samples blood tissue microscope animals animal pets dogs cats vet veterinary analyser reagents biomedical bacteria diagnostic pathology',
  management:
    'manager directors strategy strategic budget budgets kpi objectives executive board stakeholder stakeholders programme portfolio milestones governance restructuring transformation leadership',
  'business analysis and consulting':
    'requirements stakeholders workshops process processes mapping backlog roadmap product consulting consultant clients recommendations business analysis feasibility workflows prioritised specification',
  'office and administration':
    'office secretary secretarial clerical receptionist reception telephone telephones calls callers visitors switchboard diary diaries appointments correspondence letters typing typed minutes filing files post mail stationery photocopying scanned travel bookings parcels dictation desk schedules copying indexed documents',
  'human resources':
    'hr personnel recruit recruitment vacancies vacancy hiring interviews onboarding joiners leavers grievance grievances disciplinary disciplinaries dismissal dismissals hearings employees employee payroll benefits compensation turnover absence policies handbook union workforce talent training pay grading',
  'customer service':
    'customers customer calls caller callers complaints enquiries queries helpdesk tickets satisfaction refunds orders phone chat support agents centre escalated',
  sales:
    'sales sell selling sold seller customers buyers buyer quota quotas target targets revenue pipeline deals deal closed prospects prospecting leads accounts orders commission territory region distributors pricing contracts proposals tenders crm retail store shop products merchandise wholesalers demonstrations upsold upsell renewals',
  marketing:
    'marketing campaign campaigns brand brands advertising advert adverts audience audiences social content promotion promotional promotions newsletter newsletters website seo events sponsors engagement followers channels leads conversion segments market digital posts',
  'public relations':
    'press publicity media releases journalists correspondents coverage public relations image spokespeople interviews reporters stories story statements speeches speech outreach newsletter annual report social channels campaign launch events reputation enquiries editor newsroom communication communications promotional',
  accounting:
    'accounts accounting accountant ledger ledgers journals invoice invoices reconcile reconciled reconciliation audit auditors tax taxes vat payroll accruals prepayments depreciation debtors creditors trial balance sheet cash book books financial statements month year end fiscal bookkeeping budget variances expenses asset cost records payments wages',
  'finance and banking':
    'bank banking branch teller tellers loan loans mortgage mortgages credit lending borrowers deposits savings overdraft overdrafts investment investments portfolio fund funds equity equities bonds markets trading risk interest insurance customers accounts account vault currency underwriting capital financial securities covenants suspicious laundering repayment cards wealth',
  law: 'law legal court courts judge trial litigation contract contracts clause clauses agreement agreements lease leases client clients dispute disputes counsel barrister solicitor attorney lawyer evidence witness statements bundles pleadings statute legislation regulation claim claims settlement arbitration rights prosecution defence criminal civil hearing hearings proceedings licensing drafting bar tribunal',
  'mechanical and manufacturing':
    'machine machines machinery factory plant production manufacturing assembly parts mechanical tolerance tolerances drawings tooling shift operators line defects inspection maintenance press mould metal equipment fabrication prototype components downtime yield industrial',
  'electrical and electronic':
    'electrical electronic electronics circuit circuits voltage current power motors motor sensors wiring control panels panel transformer signal signals microcontroller cable instrumentation automation',
  'civil and construction':
    'construction site building buildings concrete steel foundations foundation drawings subcontractors contractors bricklayers roofers plumbers scaffolding crane excavation drainage road roads bridge bridges houses housing structures structural survey surveyor snags slab slabs timber contractor builder builders formwork groundworks excavators projects programme safety handover architect inspector plots renovation',
  'electrical trades':
    'electrical electrician wiring wired rewired cable cables sockets socket circuit circuits fuse fuses lighting lights fixtures voltage meter conduit consumer unit earth tripping install installed installation panels motors control intercom supplies certificates certification testing faults',
  'plumbing and heating':
    'plumbing plumber pipes pipe boiler boilers radiator radiators heating gas leak leaks water taps bathroom bathrooms drains valves cylinder refrigeration conditioning ducts pumps install fitted',
  'vehicle repair':
    'vehicle vehicles car cars van vans engine engines brake brakes clutch clutches gearbox gearboxes gears exhaust exhausts tyres tyre wheels wheel suspension battery automotive garage mot diagnose diagnostic overhaul worn pistons turbochargers hybrid hybrids ramp workshop motor mechanic technician sills discs pads shocks bushes serviced repair repaired',
  'welding and repair trades':
    'weld welded welding welder steel metal repair repairs repaired tools tool grinding cutting fabrication fitter fitted maintenance machinery equipment appliances locks',
  'energy, chemical and mining':
    'chemical plant refinery oil gas drilling well reactor process pressure pumps mine mining energy emissions environmental waste hazard hazards safety permits turbine boiler fuel pollution compliance',
  education:
    'teach teaching taught teacher teachers pupil pupils student students class classes classroom lesson lessons school schools curriculum children learning learners parents exam exams marking marked homework grade grades reading phonics maths literacy behaviour term termly subject subjects academic trainees lecturer lectures course courses educational elementary primary secondary kindergarten tutor tutoring instruction syllabus year',
  'social work and community':
    'children families family child parents protection safeguarding neglect abuse abused foster adoption adoptions care carers court assessments visits homes homeless housing benefits vulnerable young community council agencies agency referral referrals refugees domestic welfare social caseload cases crisis wellbeing advocacy support charity volunteers donors psychological',
  'public service and security':
    'police officer officers crime criminal patrol security guard guards suspects arrests investigation investigations evidence emergency fire rescue prison prisoners inmates public government policy council legislation minister citizens border military army soldiers surveillance incidents licence enforcement',
  'sport and fitness':
    'fitness exercise exercises gym trainer sport sports coach coached workout workouts strength cardio weight weights muscle nutrition classes class yoga pilates spin circuits boxing marathon runners running squat deadlift treadmills body fat health wellness swimming pool athletes athletic recreation club membership members boot camps technique techniques physical form kettlebells mobility',
  'beauty and hair':
    'hair salon beauty skin nails massage treatments stylist cuts colour makeup facial waxing spa manicure barber clients lashes brows cosmetic',
  design:
    'design designs designer designed graphic graphics visual creative logo logos brand illustration illustrations illustrated artwork typography typefaces layout print printing magazine colour colours sketches portfolio studio packaging labels poster posters interface wireframes prototypes user users mockups photoshop artistic decorative drawings identity covers banner concept concepts aesthetic interior furniture fashion garments fabrics art displays animated media',
  'media and performance':
    'film video videos camera filming editing edited journalist journalism reporter reporters news newspaper story stories article articles headlines editor editorial broadcast radio television tv studio audio sound script scripts theatre stage actor acting music musician performance performances audience audiences writer writing written novel translation translated podcast podcasts interviews magazine copy publication documentary features press newsroom shorthand',
  hospitality:
    'kitchen chef chefs cook cooked cooking menu menus dish dishes meal meals food recipe recipes ingredients restaurant dining guests guest hotel hotels bar drinks wine cocktails waiter waitress tables covers service pastry bread baked desserts sauces sauce grill fish meat meats vegetables salads soups seasoning catering banquet wedding weddings rooms housekeeping reservations reception tourists tour hygiene fridge portion portions allergic vegan banquets commis stocks beverage hospitality',
  'property and facilities':
    'property properties tenants tenant landlord lease leases rent estate building buildings maintenance cleaning facilities lettings viewings valuation residential commercial premises repairs caretaker apartments',
  'logistics and supply chain':
    'warehouse warehousing stock inventory pallet pallets shipment shipments shipping freight cargo carrier carriers hauliers supplier suppliers procurement purchasing supply distribution distribute transportation storage logistics logistical delivery deliveries dispatch picking pickers packing packers forklift forklifts loading unloaded containers container customs lorries trailers dock depot allocation bins barcode returns couriers materials orders routes internal disposal',
  'driving and transport':
    'drive driver drivers driving drove truck trucks lorry lorries bus buses coach van vans vehicle vehicles passengers route routes road roads deliveries delivery licence depot mileage load loads tachograph train trains railway taxi parcels traffic haulage',
  aviation:
    'flight flights fly flew flying aircraft airplane plane planes airline airlines airport airports pilot pilots captain cockpit crew cabin runway landing takeoff aviation navigation navigate fuel altitude weather turbulence simulator boeing airbus airworthiness passengers hours licence instrument autopilot fixed-wing charter crosswinds ground rating jet hangar avionics helicopter',
  science:
    'research laboratory lab experiment experiments experimental scientific scientist hypothesis samples assays cells dna protein genes chemistry chemical physics biology biological publications paper papers journal thesis phd analysis microscope species ecological geological theory clinical',
  agriculture:
    'farm farms farming crop crops soil harvest harvesting planting plants plant seed seeds livestock cattle sheep cows poultry animals field fields tractor irrigation fertiliser pesticides garden gardens gardening lawn trees tree greenhouse fruit vegetables grain dairy feed barn fish landscaping pruning',
  'information security and networks':
    'network networks security firewall firewalls threat threats vulnerability vulnerabilities attack attacks routers switches router helpdesk tickets users laptops desktops computers servers hardware software printers passwords access patching backup wireless configuration troubleshooting support testing tests testers',
};
