/** Visible text of the sample's resumes by person; a form feed begins a new page. Nobody in them exists. */
export const sampleResumeTexts: Readonly<Record<string, string>> = {
  'Amara Lindqvist': `Amara Lindqvist
amara.lindqvist@example.com

Ward Manager, St. Odile Hospital · 2018–2026
Led a team of 22 nurses across two surgical wards and rebuilt the night rota, cutting agency hours by a third. Introduced electronic medication records; trained 60 colleagues on the new system.

Senior Nurse, Marienkliniek · 2012–2018
Surgical recovery, shift lead from 2015. Mentored eleven newly qualified nurses and ran the monthly wound care audit.
\fAmara Lindqvist · page 2

Certificates
Advanced Life Support (renewed 2025)
Mentorship in practice, 2016

Education
BSc Nursing, 2012`,
  'Joseph Okafor': `Joseph Okafor
joseph.okafor@example.com

Deputy Ward Manager, Eastgate General · 2021–2026
Regularly deputising for the ward manager, 17 nurses on three shifts. Since 2023 held the ward’s budget of 1.4 million and brought agency spending back to plan.

Staff Nurse, Eastgate General · 2017–2021
In all, nine years on a vascular surgery ward. Wound care link nurse; took part in two national audits.

Education
Diploma in Nursing, 2017`,
  'Mei-Ling Chou': `Mei-Ling Chou
mei.ling.chou@example.com

Senior Theatre Nurse, Harbour Surgical Centre · 2020–2026
Scrub and circulating nurse with eight years in general and colorectal theatres. From 2023 led the night shift of six and taught the monthly infection control session.

Theatre Nurse, Lowfield Hospital · 2018–2020
General surgery lists, elective and emergency.

Certificates
ALS provider since 2019

Education
BSc Nursing, 2018`,
  'Rosa Bianchi': `Rosa Bianchi
rosa.bianchi@example.com

Charge Nurse, Clinica San Rocco · 2022–2026
On the orthopaedic surgery ward since 2019, and in charge of the late shift for the past four years. Plans discharges with the physiotherapists.

Staff Nurse, Clinica San Rocco · 2019–2022
Care after joint replacement; wound care.

Certificates
Immediate Life Support, 2024`,
  'Tomasz Wielgosz': `Tomasz Wielgosz
tomasz.wielgosz@example.com

Staff Nurse, Northbridge Treatment Centre · 2021–2026
Worked five years on the day-surgery unit, from admission to discharge. Was super-user for the electronic prescribing rollout and trained the evening team.

Education
BSc Nursing, 2021`,
  'Hannah Ferreira': `Hannah Ferreira
hannah.ferreira@example.com

Community Nurse, Vale District Service · 2015–2026
For six years coordinated a district team of nine nurses: rounds, leave and training. Palliative care at home, working with two hospices.

Education
BSc Nursing, 2015`,
  'Arjun Mehta': `Arjun Mehta
arjun.mehta@example.com

Staff Nurse on rotation, Queensmere Hospital · 2024–2026
Acute medicine for a year and a half, then six months on the surgical rotation. Venepuncture and cannulation.

Education
BSc Nursing, 2024`,
};
