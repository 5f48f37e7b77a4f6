import advert from '../../../../../samples/job-description.txt';
import amara from '../../../../../samples/resumes/amara-okafor.pdf';
import fatima from '../../../../../samples/resumes/fatima-al-rashid.docx';
import kwame from '../../../../../samples/resumes/kwame-asante-boateng.docx';
import olena from '../../../../../samples/resumes/olena-kovalenko.docx';
import tomasz from '../../../../../samples/resumes/tomasz-wilczek.pdf';
import yuki from '../../../../../samples/resumes/yuki-tanaka.pdf';

/** Resumes of invented people, of whom some fit the sample advert and some do not. */
const resumes = [
  { name: 'amara-okafor.pdf', url: amara },
  { name: 'fatima-al-rashid.docx', url: fatima },
  { name: 'kwame-asante-boateng.docx', url: kwame },
  { name: 'olena-kovalenko.docx', url: olena },
  { name: 'tomasz-wilczek.pdf', url: tomasz },
  { name: 'yuki-tanaka.pdf', url: yuki },
] as const;

/** Estimate for a screening of the samples, in tokens, to the nearest hundred. */
export const sampleTokens = 3_400;

export interface Samples {
  readonly jobDescription: string;
  readonly files: readonly File[];
}

async function load(url: string): Promise<Response> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`A sample file answered ${response.status}.`);
  return response;
}

async function loadFile({ name, url }: (typeof resumes)[number]): Promise<File> {
  const bytes = await (await load(url)).blob();
  return new File([bytes], name, { type: bytes.type });
}

/** The description with its title marked: it names the screening in the history and in emails. */
async function loadAdvert(): Promise<string> {
  const text = await (await load(advert)).text();
  return `Sample: ${text}`;
}

/** The sample advert and resumes, from where this remote was loaded. Throws when one can't be loaded. */
export async function loadSamples(): Promise<Samples> {
  const [jobDescription, files] = await Promise.all([
    loadAdvert(),
    Promise.all(resumes.map(loadFile)),
  ]);
  return { jobDescription, files };
}
