// `npm run tara:eval` asks the assistant 300 questions and prints how well it understands and answers them.
//   --understanding   only what the questions mean, without a store
//   --products 5000   size of the catalogue; default 100,000
//   --url ORIGIN --secrets FILE   a running store API with that catalogue, instead of one of its own
//   --write           also writes the tables into docs/tara.md
// The exit code is 1 when a requirement of docs/tara.md is not reached.
import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import type { AnswerFigures, Store } from './answersRun.ts';
import { startStore } from './demoStore.ts';
import { demoVocabulary } from './demoVocabulary.ts';
import { measureAnswers } from './measureAnswers.ts';
import { readHeldOut, readQuestions } from './questions.ts';
import { insertReport, missedBars, reportOf } from './report.ts';
import { understandAll } from './understandingRun.ts';

const { values } = parseArgs({
  options: {
    understanding: { type: 'boolean', default: false },
    products: { type: 'string', default: '100000' },
    url: { type: 'string' },
    secrets: { type: 'string', default: '.data/secrets.json' },
    write: { type: 'boolean', default: false },
  },
});
const print = (line: string) => void process.stdout.write(`${line}\n`);

const questions = readQuestions();
const vocabulary = demoVocabulary();
const products = Number(values.products);
const understood = understandAll(questions, vocabulary);
const heldOut = understandAll(readHeldOut(), vocabulary);
for (const { question, score } of [...understood, ...heldOut])
  if (score.faults.length > 0) print(`${question.id} "${question.text}": ${score.faults.join('; ')}`);
const answers = values.understanding ? undefined : await measureStore();
if (answers) {
  for (const line of [...answers.inventions, ...answers.unanswered, ...answers.faults]) print(line);
  for (const line of answers.empty) print(`No product: ${line}`);
}

const report = reportOf(understood, heldOut, answers, products);
print(`\n${report}\n`);
if (values.write) {
  const file = new URL('../../../docs/tara.md', import.meta.url);
  writeFileSync(file, insertReport(readFileSync(file, 'utf8'), report));
}
const missed = missedBars(understood, answers);
for (const sentence of missed) print(sentence);
process.exit(missed.length > 0 ? 1 : 0);

async function measureStore(): Promise<AnswerFigures> {
  const running = values.url === undefined ? await startStore(products) : undefined;
  try {
    const store = running ?? namedStore(values.url ?? '');
    return await measureAnswers(questions, store, products, vocabulary);
  } finally {
    await running?.stop();
  }
}

/** The store API at a URL, with the client of the environment or of a file with secrets. */
function namedStore(url: string): Store {
  const { CLIENT_ID, CLIENT_SECRET } = process.env;
  if (CLIENT_ID && CLIENT_SECRET) return { url, clientId: CLIENT_ID, clientSecret: CLIENT_SECRET };
  const file = JSON.parse(readFileSync(values.secrets, 'utf8')) as Record<string, string | undefined>;
  return { url, clientId: file.clientId ?? '', clientSecret: file.clientSecret ?? '' };
}
