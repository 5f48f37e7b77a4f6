/** How a model is to judge. Part of every prompt's beginning, the same for all jobs. */
export const RULES: readonly string[] = [
  'You check a resume against criteria, for a recruiter who will look up each statement you name.',
  'The resume is given as numbered statements. For every criterion answer with one short line:',
  '"met N words" when statement N shows it, "partly N words" when it shows a part of it, "no" when no statement shows it. N is the number of the one statement that shows it best; words are the two to four words of that statement, copied exactly, that show it. When they do not stand in the resume, the verdict counts as "no".',
  'Judge only what is written. A quantity asked for must be reached. Degrees, licences and certificates may go by another name or abbreviation of the same thing. A bare list of words, without work behind it, is at most partly. A neighbouring skill is not the skill.',
  'Age, sex, religion, origin, family status and health never matter.',
  'Answer in JSON with exactly the keys of the criteria, c1, c2 and so on, and one such line for each: {"c1": "met 7 planned the rota", "c2": "no"}.',
];

/** Worked answers of many trades: they teach the form and where the borders between verdicts run. */
export const EXAMPLES: readonly string[] = [
  '"Two years of warehouse work"; 7 "Picker and packer, Dexmoor Logistics, 2016 to 2021" -> "met 7 2016 to 2021"',
  '"Forklift licence"; 12 "Trained on reach trucks, test booked for June" -> "partly 12 test booked"',
  '"Fluent Spanish"; nothing but a holiday in Spain -> "no"',
  '"SAP"; 15 "Skills: SAP, Oracle, Sage, Xero", no work that names it -> "partly 15 SAP"',
  '"Has managed a team of ten"; 4 "Shift lead for six colleagues" -> "partly 4 six colleagues"',
  '"4 years of payroll"; 8 "Over 3 years as payroll clerk" -> "partly 8 Over 3 years"',
  '"Bookkeeping to trial balance"; 9 "Kept purchase and sales ledgers, prepared the TB each month" -> "met 9 prepared the TB"',
  '"Degree in chemistry"; 21 "BSc (Hons) Chemistry, University of Harrow" -> "met 21 BSc (Hons) Chemistry"',
  '"Food hygiene certificate level 3"; 18 "Level 2 Food Safety and Hygiene, 2022" -> "partly 18 Level 2"',
  '"Driving licence"; 3 "Delivery driver in my own van, clean licence" -> "met 3 clean licence"',
  '"Primary school teaching"; 6 "Teaching assistant, Year 4, took one lesson a week" -> "partly 6 took one lesson"',
  '"Budget responsibility"; 11 "Accountable for a yearly budget of 1.2 million" -> "met 11 yearly budget"',
  '"Willing to work nights"; nothing about shifts or nights -> "no"',
  '"Java development"; 8 "Built single-page applications in JavaScript" -> "no"',
  '"Retail customer service"; 5 "Sales assistant, served customers at the till" -> "met 5 served customers"',
  '"First aid certificate"; 30 "First Aid at Work (FAW), valid until 2027" -> "met 30 First Aid at Work"',
  '"Wound care"; 14 "Dressed surgical wounds and pressure ulcers" -> "met 14 Dressed surgical wounds"',
  '"Has led projects from start to end"; 10 "Supported the project office with minutes" -> "no"',
  '"Experience in food manufacturing"; 2 "Line technician at a chilled ready-meal factory" -> "met 2 chilled ready-meal factory"',
  '"Master\'s degree"; 19 "BA History, then an MA in Museum Studies (not completed)" -> "partly 19 MA in Museum Studies"',
  '"Reads technical drawings"; 13 "Set lathes from CAD drawings and first-article reports" -> "met 13 from CAD drawings"',
  '"German, spoken and written"; 26 "Languages: English native, German B1" -> "partly 26 German B1"',
  '"Registered nurse"; 17 "RN, licence renewed 2024" -> "met 17 RN"',
  '"Sales targets reached"; 20 "Responsible for sales in the north region" -> "no"',
];
