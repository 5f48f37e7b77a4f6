// Reads a job description and scores a long resume, in a process that a test can stop.
const [index = '', limitMs] = process.argv.slice(2);
const { createThreadedEngine } = await import(index);
const engine = createThreadedEngine({ timeLimitMs: Number(limitMs) });
const advert = 'Nurse\nRequirements\n- Wound care\n- 5 years of acute care';
const resume = {
  kind: 'text',
  fileName: 'cv.pdf',
  text: 'Amara Okafor\nWard nurse, 2015 – 2024\n• Wound care\n'.repeat(200),
  pageStarts: [0],
  hiddenText: [],
};

const { job } = await engine.prepareJob(advert);
const work = Promise.all([engine.prepareJob(advert), engine.screen(job, resume)]);
process.send?.('begun');
process.send?.(
  await work.then(
    ([prepared, result]) => ({ title: prepared.job.title, score: result.score }),
    (error) => ({ error: String(error) }),
  ),
);
await engine.stop();
