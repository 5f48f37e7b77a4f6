/** One line of results for each fault and seed, as e2e/faults writes them; the last one for both counts. */
export function readFaultResults(text) {
  const results = new Map();
  for (const line of text.split('\n').filter(Boolean)) {
    const result = JSON.parse(line);
    results.set(`${result.name} ${result.seed}`, result);
  }
  return [...results.values()];
}

const inSeconds = (ms) => (ms / 1000).toFixed(1);
const inMegabytes = (bytes) => Math.round(bytes / 1024 / 1024);
const most = (numbers) => Math.max(0, ...numbers);

/** One row for each fault, in the order given; `atWork`: how often it struck while its phase went on. */
export function rowsOf(faults, results) {
  return faults.map(({ name, happens, ends }) => {
    const own = results.filter((result) => result.name === name);
    const held = own.filter((result) => result.recoveryMs !== undefined);
    const broken = own.filter((result) => result.broken !== undefined);
    return {
      ...{ name, happens, ends },
      held: held.length,
      broken: broken.map(({ seed }) => seed),
      missing: own.find((result) => result.missing !== undefined)?.missing,
      worstSeconds: inSeconds(most(held.map(({ recoveryMs }) => recoveryMs))),
      worstMegabytes: inMegabytes(most(held.map(({ memoryBytes }) => memoryBytes))),
      atWork: own.filter(({ isAtWork }) => isAtWork).length,
    };
  });
}

const heads = [
  'fault',
  'held',
  'at work',
  'broken',
  'worst recovery, s',
  'most memory, MB',
  'seeds broken',
];

function cellsOf({ name, held, atWork, broken, missing, worstSeconds, worstMegabytes }) {
  const figures = held > 0 ? [worstSeconds, String(worstMegabytes)] : ['–', '–'];
  const seeds = missing ? `not tried: ${missing}` : broken.join(', ') || 'none';
  return [name, String(held), String(atWork), String(broken.length), ...figures, seeds];
}

/** The table for a terminal, and how to repeat what was broken. */
export function presentTable(rows, results) {
  const lines = [heads, ...rows.map(cellsOf)];
  const widths = heads.map((_, column) => Math.max(...lines.map((cells) => cells[column].length)));
  const table = lines.map((cells) =>
    cells
      .map((cell, column) => cell.padEnd(widths[column]))
      .join('  ')
      .trimEnd(),
  );
  const breaks = results
    .filter(({ broken }) => broken !== undefined)
    .map(
      ({ name, seed, broken }) =>
        `\n${broken}\n  again: npm run test:faults -- --only ${name} --seed ${seed}`,
    );
  return [...table, ...breaks].join('\n');
}

/** The report as a Markdown page. */
export function presentReport(rows, { date, revision }) {
  const runs = rows.reduce((sum, { held, broken }) => sum + held + broken.length, 0);
  const broken = rows.reduce((sum, row) => sum + row.broken.length, 0);
  const table = rows.map((row) => {
    const [name, ...figures] = cellsOf(row);
    const cells = [`\`${name}\``, row.happens, row.ends, ...figures];
    return `| ${cells.join(' | ')} |`;
  });
  return `# Faults

${date}, at ${revision}: ${runs} runs, ${broken} broken.

In each run a recruiter signs in, screens 12 resumes, sends the rejections, and retries as a browser does. Every service is a process, over RabbitMQ, a mail
server and a language model, with a proxy on each connection. The seed determines the phase, the target and the duration (0.5–6.5 s, every twentieth seed 15–45 s).
Then every promise of docs/architecture.md that is visible from outside is checked: no accepted work is lost, each resume has one score, each screening one charge,
each person at most one mail; screen, database and mailbox agree within 60 s of the fault's end; no process holds 512 MB. Everything is checked once more at the end.
A process that ended by itself is started again. At work: how often the phase was still running when the fault struck.

The faults \`product-…\` strike the embedded product of \`npm start\`: it is killed in each phase, or its clock jumps, and it is started again.

| fault | what happens | how it ends | held | at work | broken | worst recovery, s | most memory, MB | seeds broken |
| --- | --- | --- | --- | --- | --- | --- | --- | --- |
${table.join('\n')}

\`npm run test:faults -- --only broker-blocked --seed 7\` repeats one run.
`;
}
