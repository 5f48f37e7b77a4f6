/**
 * Twenty occupations, written for this bench: an advert, a description of the occupation, job titles, and statements as people
 * write them in resumes, on purpose often in other words than the advert. Even ones are for tuning, odd ones are held out.
 */
const lines = (text) =>
  text
    .trim()
    .split('\n')
    .map((line) => line.trim());

export const occupations = [
  {
    id: 'nurse',
    titles: ['Staff Nurse', 'Charge Nurse', 'RN', 'Bank Nurse'],
    advert: `Registered Nurse, Medical Ward\nWe are a friendly hospital in the north and we are looking for a dedicated professional to join our growing team.\nRequirements\n- Current professional registration\n- Two years of acute hospital experience\n- Safe administration of medicines\n- Good communication with patients and relatives\nNice to have\n- Intravenous skills\nBenefits\n- Pension and paid holidays`,
    description:
      'Assess patient health problems and needs, develop and implement nursing care plans, and maintain medical records. Administer nursing care to ill, injured, convalescent or disabled patients. May advise patients on health maintenance and disease prevention or provide case management.',
    statements: lines(`Looked after eight acutely unwell people per shift on a respiratory ward
      Gave tablets, injections and infusions and checked controlled drugs with a colleague
      Took observations, scored early warnings and called the doctor when someone deteriorated
      Changed dressings on leg ulcers and surgical wounds
      Wrote care plans with patients and their families and handed over at the bedside
      Inserted cannulas and catheters and took bloods
      Cared for the dying and supported their relatives
      Kept charts and electronic notes up to date
      Supervised student nurses during placements
      Isolated infectious patients and taught hand washing
      NMC pin, immediate life support, BSc Adult Nursing
      Arranged discharge with social services and district nurses`),
  },
  {
    id: 'accountant',
    titles: ['Accountant', 'Assistant Accountant', 'Finance Officer', 'Bookkeeper'],
    advert: `Accountant\nA growing company needs a motivated person for its finance department.\nWhat you will do\n- Prepare monthly management accounts\n- Reconcile balance sheet accounts\n- Submit VAT returns\nWhat you bring\n- ACCA or CIMA, at least part qualified\n- Advanced spreadsheets\n- Attention to detail\nWe offer hybrid work and a competitive salary.`,
    description:
      'Examine, analyze and interpret accounting records to prepare financial statements, give advice, or audit and evaluate statements prepared by others. Install or advise on systems of recording costs or other financial and budgetary data.',
    statements: lines(`Closed the books within four days of each month end
      Posted journals, accruals and prepayments to the nominal ledger
      Matched bank statements to the cash book every morning
      Ran the purchase ledger of 600 suppliers and two payment runs a week
      Chased debtors and brought debt older than ninety days down by half
      Filed quarterly tax submissions and answered the inspector
      Prepared year-end files for the external auditors
      Kept the fixed asset register and calculated depreciation
      Analysed variances between budget and actuals for department heads
      Moved the ledgers from Sage to Xero
      Part-qualified ACCA, nine papers passed
      Processed the wages of eighty employees`),
  },
  {
    id: 'chef',
    titles: ['Sous Chef', 'Chef de Partie', 'Head Chef', 'Cook'],
    advert: `Sous Chef\nOur busy restaurant is looking for a creative and hard-working person.\nYou will\n- Support the head chef in running the kitchen\n- Create seasonal menus\n- Keep to food hygiene rules\nYou have\n- Three years in a professional kitchen\n- Experience of training junior staff\n- Knowledge of food cost control`,
    description:
      'Direct and may participate in the preparation, seasoning, and cooking of salads, soups, fish, meats, vegetables, desserts, or other foods. May plan and price menu items, order supplies, and keep records and accounts.',
    statements: lines(`Ran the grill and sauce sections through services of two hundred covers
      Wrote a new dinner menu every six weeks around local vegetables
      Boned lamb, filleted sea bass and made all stocks from scratch
      Brought wastage down by weighing portions and rotating fridges
      Trained three commis and two apprentices
      Baked bread, tarts and plated desserts
      Logged fridge temperatures and kept a five-star hygiene rating
      Ordered meat, fish and dry goods and negotiated with butchers
      Catered weddings of up to three hundred guests
      Cooked for coeliac, vegan and nut-allergic diners
      Level 3 food safety, NVQ in professional cookery
      Opened a tasting room with a pairing menu`),
  },
  {
    id: 'hr',
    titles: ['HR Advisor', 'People Partner', 'HR Officer', 'Personnel Manager'],
    advert: `Human Resources Advisor\nJoin a dynamic organisation that puts people first.\nResponsibilities\n- Advise managers on policies, grievances and disciplinaries\n- Support recruitment from advert to offer\n- Keep personnel files in order\nRequirements\n- CIPD level 5\n- Up-to-date knowledge of employment law\n- Strong communication skills`,
    description:
      'Plan, direct, or coordinate human resources activities and staff of an organization. Recruit, screen, interview and place workers. Handle employee relations, payroll, benefits and training, and administer compensation policies.',
    statements: lines(`Coached line leaders through absence meetings and dismissals
      Filled forty vacancies a year, from posting to offer letter
      Wrote the family leave policy and the staff handbook
      Took notes in hearings and drafted outcome letters
      Introduced a two-day welcome programme for joiners
      Ran the yearly pay round and job grading
      Consulted with the union about a move of site
      Kept Workday records clean and built turnover reports
      Organised leadership courses and tracked attendance
      Looked after starters, leavers and contract changes
      CIPD Associate member, mediation certificate
      Cut agency spending by building a talent pool`),
  },
  {
    id: 'teacher',
    titles: ['Class Teacher', 'Year 4 Teacher', 'Primary Teacher', 'Supply Teacher'],
    advert: `Primary School Teacher\nOur welcoming school seeks an enthusiastic practitioner.\nThe role\n- Plan and deliver engaging lessons across the curriculum\n- Assess progress and report to parents\n- Manage behaviour positively\nEssential\n- Qualified teacher status\n- Experience in key stage 2\n- Commitment to safeguarding children`,
    description:
      'Teach academic and social skills to students at the elementary school level. Prepare lessons, establish and enforce rules of conduct, adapt teaching methods to varying needs, and meet with parents about progress.',
    statements: lines(`Taught a class of thirty nine-year-olds in all subjects
      Led phonics and guided reading groups
      Wrote weekly plans with work for three levels
      Marked books daily and set next steps for each child
      Held parents' evenings and wrote termly reports
      Supported pupils with dyslexia and autism together with the SENCo
      Ran the chess club and two residential trips
      Raised the share at expected level in maths from 61 to 78 percent
      Used reward charts and calm routines to settle a lively group
      Mentored two trainees through their placements
      PGCE primary, QTS, BA English
      Coordinated science week and the school garden`),
  },
  {
    id: 'software',
    titles: ['Software Engineer', 'Full Stack Developer', 'Backend Developer', 'Programmer'],
    advert: `Backend Software Engineer\nWe are a fast-paced scale-up on a mission.\nWhat you'll do\n- Design and build services used by millions\n- Review code and mentor colleagues\nWhat we're looking for\n- Strong programming skills in a modern language\n- Experience with relational databases\n- Understanding of cloud infrastructure\n- Good communication skills\nPerks\n- Remote work and stock options`,
    description:
      'Research, design, and develop computer and network software or specialized utility programs. Analyze user needs and develop software solutions, applying principles of computer science and engineering. Update software or enhance existing capabilities.',
    statements: lines(`Wrote payment endpoints in Java and Spring Boot behind a load balancer
      Split a monolith into six microservices talking over Kafka
      Tuned slow PostgreSQL queries and cut response times by two thirds
      Deployed containers to Kubernetes with Terraform and GitHub Actions
      Built a React front end for the support desk
      Covered the order module with unit and integration tests
      Was on call and wrote postmortems
      Introduced pull request reviews and pair programming
      Moved batch jobs to AWS Lambda
      Maintained a Python library for internal tools
      BSc Computer Science, open source contributor
      Added caching with Redis and feature flags`),
  },
  {
    id: 'electrician',
    titles: ['Electrician', 'Approved Electrician', 'Electrical Fitter', 'Maintenance Electrician'],
    advert: `Qualified Electrician\nA well-established contractor is looking for a reliable person for domestic and commercial work.\nDuties\n- Installation and repair of electrical systems\n- Testing and certification\nRequirements\n- NVQ level 3 in electrical installation\n- Current wiring regulations certificate\n- Full driving licence`,
    description:
      'Install, maintain, and repair electrical wiring, equipment, and fixtures. Ensure that work is in accordance with relevant codes. May install or service street lights, intercom systems, or electrical control systems.',
    statements: lines(`Rewired Victorian houses from the meter to the last socket
      Fitted consumer units, spotlights and cooker circuits
      Bent conduit and pulled cable through a new warehouse
      Traced earth faults and intermittent tripping
      Tested circuits and issued certificates of condition
      Read drawings and marked out first fix
      Installed charge points for cars and rooftop solar arrays
      Looked after motors and control panels of a bakery line
      Isolated supplies safely and wrote method statements
      Supervised an apprentice on a school refurbishment
      18th Edition, 2391 inspection and testing, gold card
      Attended night call-outs for emergency lighting`),
  },
  {
    id: 'sales',
    titles: [
      'Sales Executive',
      'Account Manager',
      'Business Development Executive',
      'Territory Manager',
    ],
    advert: `Business Development Manager\nAn exciting opportunity for an ambitious self-starter.\nResponsibilities\n- Win new customers and grow existing ones\n- Keep an accurate pipeline and forecast\n- Present to decision makers\nRequirements\n- Proven record of beating targets\n- Confident negotiator\n- Experience with CRM software`,
    description:
      'Sell goods or services for wholesalers or manufacturers to businesses. Contact prospective customers, demonstrate products, negotiate prices and terms of sale, prepare sales contracts and maintain customer records.',
    statements: lines(`Closed 1.2 million in first-year orders against a quota of 900 thousand
      Made sixty cold calls a day and booked ten meetings a week
      Looked after thirty key accounts and doubled their yearly spend
      Demonstrated the product at trade fairs and on site
      Logged every opportunity in Salesforce and forecast within five percent
      Agreed three-year contracts with procurement departments
      Opened a new region with four distributors
      Won back two lapsed customers from a rival
      Wrote proposals and answered tenders
      Trained newcomers in objection handling
      Top seller of the year twice, president's club
      Upsold service plans to existing buyers`),
  },
  {
    id: 'designer',
    titles: ['Graphic Designer', 'Visual Designer', 'Creative', 'Brand Designer'],
    advert: `Graphic Designer\nA boutique agency wants a talented creative to join the studio.\nWhat you will do\n- Develop visual concepts for print and digital\n- Work with clients from brief to artwork\nYou bring\n- A strong portfolio\n- Mastery of the usual design software\n- An eye for typography and layout`,
    description:
      'Design or create graphics to meet specific commercial or promotional needs, such as packaging, displays, or logos. May use a variety of mediums to achieve artistic or decorative effects.',
    statements: lines(`Drew a new identity for a coffee roaster: logo, cups, vans and shop signs
      Laid out a 120-page magazine in InDesign every month
      Retouched product photographs in Photoshop
      Prepared files for offset printing and checked proofs on press
      Illustrated a series of children's book covers
      Built banner sets and social templates in Figma
      Chose typefaces and wrote brand guidelines
      Pitched three routes to clients and refined the chosen one
      Animated titles in After Effects
      Designed wine labels and gift boxes
      BA Visual Communication, D&AD pencil
      Ran a team of two juniors in the studio`),
  },
  {
    id: 'pilot',
    titles: ['First Officer', 'Captain', 'Flight Instructor', 'Charter Pilot'],
    advert: `First Officer, Short Haul\nA modern airline invites applications from professionals who put safety first.\nRequirements\n- Valid licence and medical certificate\n- 500 hours in total\n- Multi-crew cooperation course\n- Good decision making under pressure\nNice to have\n- Type rating`,
    description:
      'Pilot and navigate the flight of fixed-wing aircraft on scheduled air carrier routes for the transport of passengers and cargo. Requires certificate and rating for the aircraft type used. Includes regional, national and international airline pilots and flight instructors.',
    statements: lines(`Logged 3,400 hours, of which 2,100 on the Boeing 737
      Flew two-crew sectors across Europe in all weather
      Planned fuel, alternates and routes with dispatch
      Held frozen ATPL with instrument rating and class one medical
      Taught forty students to their private licence
      Handled a bird strike and diverted safely
      Completed line checks and simulator recurrent training every six months
      Briefed cabin crew on turbulence and evacuation
      Flew King Air charters and medical evacuation at night
      Monitored engines and systems and filed technical log entries
      Human factors facilitator and safety reporter
      Landed with an autopilot failure in crosswinds`),
  },
  {
    id: 'lawyer',
    titles: ['Solicitor', 'Associate', 'Legal Counsel', 'Trainee Solicitor'],
    advert: `Commercial Lawyer\nA respected practice is seeking an ambitious associate.\nThe work\n- Advise businesses on contracts and disputes\n- Draft and negotiate agreements\nAbout you\n- Qualified with three years of practice\n- Excellent drafting\n- Confident with clients`,
    description:
      'Represent clients in criminal and civil litigation and other legal proceedings, draw up legal documents, or manage or advise clients on legal transactions. May specialize in a single area or may practice broadly.',
    statements: lines(`Drew up supply, licensing and agency agreements for manufacturers
      Ran twenty litigation files from letter before action to trial
      Instructed counsel and attended the High Court
      Researched case law on limitation clauses
      Took witness statements and prepared bundles
      Negotiated the sale of a family company
      Reviewed leases for a chain of bakeries
      Recovered unpaid invoices through arbitration
      Advised the board on data protection
      Billed 1,600 hours a year
      LLB, LPC, admitted to the roll in 2017
      Wrote client alerts on new legislation`),
  },
  {
    id: 'banker',
    titles: ['Bank Teller', 'Relationship Manager', 'Credit Analyst', 'Branch Manager'],
    advert: `Relationship Manager, Retail Branch\nA trusted institution is hiring people with passion for service.\nYou will\n- Look after personal and small-business customers\n- Recommend suitable products\n- Follow rules against financial crime\nYou have\n- Experience in a branch\n- Good numeracy\n- A helpful manner`,
    description:
      'Direct or coordinate financial activities of a branch or office of an establishment such as a bank. Evaluate, authorize, or recommend approval of commercial, real estate, or credit loans. Advise borrowers on financial status and payment methods.',
    statements: lines(`Served a queue of a hundred customers a day and balanced the till
      Opened current and savings accounts after identity checks
      Assessed mortgage and car loan applications
      Spotted unusual transfers and filed suspicious activity reports
      Built a book of ninety shopkeepers and their overdrafts
      Analysed balance sheets of borrowers before the credit committee
      Sold credit cards and home insurance above plan
      Managed the vault and cash deliveries
      Renewed facilities and watched covenants
      Explained fixed rates and repayment plans
      Certificate in banking, anti-money laundering training
      Led a branch of twelve through its merger`),
  },
  {
    id: 'fitness',
    titles: ['Personal Trainer', 'Gym Instructor', 'Fitness Coach', 'Studio Manager'],
    advert: `Personal Trainer\nA lively club is looking for energetic people who love to help others.\nYou will\n- Design individual programmes\n- Lead classes\n- Keep the gym floor safe and welcoming\nYou need\n- Level 3 certificate\n- First aid\n- Sales skills are a plus`,
    description:
      'Instruct or coach groups or individuals in exercise activities for the primary purpose of personal fitness. Demonstrate techniques and form, observe participants, and explain corrective measures necessary to improve their skills.',
    statements: lines(`Coached twenty-five clients a week towards weight loss and strength
      Taught spin, circuits and boxing at six in the morning
      Measured body fat, blood pressure and mobility before each plan
      Corrected squat and deadlift technique
      Wrote nutrition advice and shopping lists
      Prepared runners for their first marathon
      Signed up two hundred members in a January campaign
      Checked treadmills and weights and reported faults
      Worked with people after knee surgery on referral from their doctor
      Ran outdoor boot camps in the park
      REPs level 4, pre- and postnatal exercise, kettlebells
      Filled the yoga and pilates timetable`),
  },
  {
    id: 'construction',
    titles: ['Site Manager', 'Site Engineer', 'Construction Supervisor', 'Project Engineer'],
    advert: `Site Manager\nA regional builder with a great reputation needs an organised leader.\nResponsibilities\n- Run the site day to day\n- Coordinate subcontractors and deliveries\n- Enforce health and safety\nRequirements\n- Five years on housing or commercial projects\n- Relevant safety cards\n- Able to read drawings`,
    description:
      'Plan, direct, or coordinate activities concerned with the construction and maintenance of structures, facilities, and systems. Participate in the conceptual development of a construction project and oversee its organization, scheduling, budgeting, and implementation.',
    statements: lines(`Delivered forty-two houses from groundworks to handover
      Held weekly meetings with bricklayers, roofers and plumbers
      Set out foundations and drainage with a total station
      Poured slabs and inspected formwork and steel
      Kept the programme in Microsoft Project and reported slippage
      Gave toolbox talks and stopped unsafe lifting
      Signed off snags with buyers and the building inspector
      Measured progress and agreed valuations with the surveyor
      Called off concrete, timber and scaffolding
      Managed a nine-storey frame with tower crane
      SMSTS, CSCS black card, first aid at work, HND Building
      Dealt with neighbours, traffic plans and the council`),
  },
  {
    id: 'logistics',
    titles: [
      'Warehouse Supervisor',
      'Logistics Coordinator',
      'Transport Planner',
      'Stock Controller',
    ],
    advert: `Warehouse and Logistics Manager\nA leading distributor needs a hands-on manager.\nYou will\n- Lead shifts in a busy distribution centre\n- Improve stock accuracy\n- Work with carriers on service and cost\nYou bring\n- Experience in a similar environment\n- Knowledge of warehouse systems\n- People skills`,
    description:
      'Plan, direct, or coordinate transportation, storage, or distribution activities in accordance with organizational policies and applicable laws. Analyze and coordinate the logistical functions of a firm, including acquisition, distribution, internal allocation, delivery and final disposal of resources.',
    statements: lines(`Ran a night crew of thirty pickers and packers
      Counted bins every week and brought discrepancies under one percent
      Booked lorries, containers and air freight
      Planned van rounds and cut mileage by twelve percent
      Drove reach trucks and counterbalance forklifts
      Unloaded, labelled and put away four hundred pallets a day
      Prepared customs papers for shipments to Norway
      Introduced barcode scanners and a slotting plan
      Handled returns and damaged goods claims
      Agreed rates with hauliers and couriers
      Forklift licence, IOSH, diploma in supply chain
      Kept dock doors busy and trailers full`),
  },
  {
    id: 'communications',
    titles: ['Press Officer', 'PR Executive', 'Journalist', 'Communications Officer'],
    advert: `Public Relations Manager\nAn inspiring charity is looking for a storyteller.\nWhat you will do\n- Place stories in the media\n- Write speeches and releases\n- Handle enquiries from reporters\nWhat you need\n- Newsroom or agency background\n- Excellent writing\n- Calm in a crisis`,
    description:
      'Promote or create an intended public image for individuals, groups, or organizations. Write or select material for release to various communications media. May arrange interviews, respond to requests for information, and advise on effective communication.',
    statements: lines(`Got the campaign on breakfast television and in four national papers
      Wrote news and features for a regional daily
      Drafted statements at midnight when a story broke
      Briefed spokespeople before interviews
      Edited the staff newsletter and the annual report
      Built a list of two hundred correspondents
      Posted and answered on the charity's social channels
      Monitored coverage and reported reach
      Organised a launch with a minister and forty guests
      Sub-edited copy and wrote headlines
      NCTJ diploma, shorthand at 100 words a minute
      Recorded podcasts and short films`),
  },
  {
    id: 'data',
    titles: ['Data Analyst', 'BI Analyst', 'Insight Analyst', 'Reporting Analyst'],
    advert: `Data Analyst\nA curious team wants someone who turns numbers into decisions.\nResponsibilities\n- Build dashboards and reports\n- Answer questions of the business with data\n- Present findings\nRequirements\n- SQL and a visualisation tool\n- Sound statistics\n- Clear communication`,
    description:
      'Develop and implement methods to collect, process and analyze large sets of data, using mathematical and statistical techniques. Interpret results and prepare reports, charts and visualizations to support business decisions.',
    statements: lines(`Wrote queries joining forty tables in Snowflake
      Published Tableau workbooks read by three hundred colleagues
      Ran controlled experiments on the checkout and computed confidence intervals
      Forecast weekly demand with regression in Python and pandas
      Cleaned customer records and removed duplicates
      Segmented shoppers with k-means clustering
      Automated a monthly report that took three days in Excel
      Defined metrics with marketing and finance
      Modelled churn with logistic regression
      Documented tables and lineage in dbt
      MSc Statistics, Power BI certificate
      Explained results to directors in plain words`),
  },
  {
    id: 'socialwork',
    titles: ['Social Worker', 'Family Support Worker', 'Case Worker', 'Youth Worker'],
    advert: `Social Worker, Children and Families\nA supportive council is recruiting people who make a difference.\nYou will\n- Assess the needs of children and their families\n- Write plans and court reports\n- Work with partner agencies\nYou have\n- A recognised qualification and registration\n- Experience in statutory services\n- Resilience`,
    description:
      'Provide social services and assistance to improve the social and psychological functioning of children and their families and to maximize the family well-being. May assist parents, arrange adoptions, and find foster homes for abandoned or abused children.',
    statements: lines(`Held eighteen child protection cases and visited homes every ten days
      Chaired meetings with police, schools and health visitors
      Gave evidence in family proceedings
      Matched brothers and sisters with foster carers
      Wrote chronologies and parenting assessments
      Supported mothers fleeing domestic abuse
      Ran a drop-in for homeless teenagers
      Planned contact and reunification
      Helped care leavers find housing and benefits
      Listened to children through play and drawing
      MA Social Work, Social Work England registration
      Made urgent referrals after disclosures of neglect`),
  },
  {
    id: 'mechanic',
    titles: ['Vehicle Technician', 'Mechanic', 'Workshop Foreman', 'Auto Technician'],
    advert: `Vehicle Technician\nA family-run garage has an opening for a skilled pair of hands.\nDuties\n- Service and repair cars and light vans\n- Diagnose faults\n- Road test and hand back to customers\nRequirements\n- Level 3 qualification\n- Own tools\n- Full licence`,
    description:
      'Diagnose, adjust, repair, or overhaul automotive vehicles. Examine vehicles to determine extent of damage or malfunctions, test components and systems using diagnostic equipment, and repair or replace worn parts such as brakes, pistons and gears.',
    statements: lines(`Changed clutches, timing belts and head gaskets
      Read fault codes and traced wiring with a scope
      Fitted discs, pads, shocks and bushes
      Carried out 900 MOT tests with no appeal upheld
      Rebuilt gearboxes and turbochargers
      Serviced hybrids after high-voltage training
      Aligned wheels and balanced tyres
      Welded sills and exhausts
      Quoted customers and ordered parts
      Kept the ramp, compressor and lift inspected
      City & Guilds light vehicle, MOT tester class 4
      Repaired air conditioning and starter motors`),
  },
  {
    id: 'admin',
    titles: ['Administrative Assistant', 'Receptionist', 'Secretary', 'Office Manager'],
    advert: `Office Administrator\nA small firm is looking for a cheerful all-rounder.\nYou will\n- Be the first contact for visitors and callers\n- Keep diaries and files\n- Support colleagues with documents\nYou need\n- Experience in an office\n- Good with word processing\n- Organised and discreet`,
    description:
      'Perform duties such as answering telephones, drafting correspondence, scheduling appointments, organizing and maintaining paper and electronic files, or providing information to callers. Requires a working knowledge of office management systems and procedures.',
    statements: lines(`Welcomed guests, signed for parcels and sorted the post
      Picked up eighty calls a day on a switchboard
      Booked trains, hotels and meeting rooms for six partners
      Typed letters and minutes from dictation
      Kept the supply cupboard and the coffee machine going
      Scanned and indexed ten years of paper files
      Updated the contact database and mail merges
      Arranged the summer party and board lunches
      Raised purchase orders and checked expense claims
      Moved appointments and reminded people of deadlines
      Typing at 65 words a minute, Microsoft Office certificate
      Handled confidential papers of the directors`),
  },
];
