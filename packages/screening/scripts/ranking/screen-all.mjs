/**
 * Screens every text for every job description with the local engine: for each description the prepared job and the results in
 * the order of the texts. Text by text, as the engine keeps what it has read of one.
 */
export async function screenAll(engine, texts, jobDescriptions) {
  const screened = [];
  for (const jobDescription of jobDescriptions) {
    const { job } = await engine.prepareJob(jobDescription, { asOf: '2026-11' });
    screened.push({ job, results: [] });
  }
  for (const [index, text] of texts.entries()) {
    const resume = {
      kind: 'text',
      fileName: `${index}.txt`,
      text,
      pageStarts: [0],
      hiddenText: [],
    };
    for (const { job, results } of screened) results.push(await engine.screen(job, resume));
  }
  return screened;
}
