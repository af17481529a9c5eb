import { percentile95, type AnswerFigures, type Tally } from './answersRun.ts';
import { judgements, type Judgement } from './judgeAnswer.ts';
import { languages } from './questions.ts';
import type { Understood } from './understandingRun.ts';

/** What the assistant must reach. Shares are between 0 and 1. */
const bars = { constraints: 0.95, precision: 0.9, inventions: 0, milliseconds: 150 } as const;

/** What is judged besides the products, and the share that must be right. */
const statementBars: Readonly<Record<Judgement, { readonly name: string; readonly bar: number }>> = {
  gift: { name: 'gift ideas that keep recipient and budget', bar: 0.9 },
  size: { name: 'statements about a size that its chart has', bar: 1 },
  cell: { name: 'stock and cells of comparisons that are facts of the store', bar: 1 },
  kind: { name: 'answers of the expected kind', bar: 0.95 },
};

const names = {
  english: 'English',
  hinglish: 'Hinglish',
  romanisedHindi: 'romanised Hindi',
  devanagari: 'Devanagari',
} as const;

const shareOf = ({ right, all }: Tally): number => (all === 0 ? 1 : right / all);

const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;

/** The figures of a group of questions. */
interface GroupFigures {
  readonly name: string;
  readonly questions: number;
  /** Share of constraints that are right. */
  readonly constraints: number;
  /** Share of questions without a fault. */
  readonly exact: number;
}

function figuresOf(name: string, group: readonly Understood[]): GroupFigures {
  const sum = (value: (one: Understood) => number) => group.reduce((total, one) => total + value(one), 0);
  return {
    name,
    questions: group.length,
    constraints:
      sum(({ score }) => score.right) /
      Math.max(
        1,
        sum(({ score }) => score.all),
      ),
    exact: sum(({ score }) => (score.faults.length === 0 ? 1 : 0)) / Math.max(1, group.length),
  };
}

/** The tables of the evaluation, as Markdown. `heldOut`: questions that are no part of `understood`. */
export function reportOf(
  understood: readonly Understood[],
  heldOut: readonly Understood[],
  answers: AnswerFigures | undefined,
  products: number,
): string {
  const groups = [
    ...languages.map((language) =>
      figuresOf(
        names[language],
        understood.filter(({ question }) => question.language === language),
      ),
    ),
    figuresOf(
      'written without knowing the parser',
      understood.filter(({ question }) => question.blind),
    ),
    figuresOf(
      'written with it',
      understood.filter(({ question }) => !question.blind),
    ),
    figuresOf('all', understood),
    figuresOf('held out', heldOut),
  ];
  const reading = percentile95(understood.map(({ milliseconds }) => milliseconds));
  const rows: readonly (readonly [string, string, string])[] = [
    [
      'constraints that are right',
      percent(figuresOf('', understood).constraints),
      `≥ ${percent(bars.constraints)}`,
    ],
    ['reading a question, p95', `${reading.toFixed(1)} ms`, ''],
    ...(answers
      ? ([
          [
            `fitting products among the first five (${answers.judged} judged)`,
            percent(answers.precision),
            `≥ ${percent(bars.precision)}`,
          ],
          ...judgements.map((about) => {
            const { name, bar } = statementBars[about];
            const tally = answers.statements[about];
            const measured = tally.all === 0 ? '' : percent(shareOf(tally));
            return [`${name} (${tally.all} judged)`, measured, `≥ ${percent(bar)}`] as const;
          }),
          ['questions with a judged answer', `${answers.judgedQuestions} of ${understood.length}`, ''],
          [
            'constraints that are right in the searches of the store',
            percent(answers.constraints),
            `≥ ${percent(bars.constraints)}`,
          ],
          ['searches without a product', String(answers.empty.length), ''],
          ['questions without an answer', String(answers.unanswered.length), ''],
          ['invented facts', String(answers.inventions.length), String(bars.inventions)],
          [
            `an answer, p95, with ${products} products`,
            `${answers.p95.toFixed(0)} ms`,
            `≤ ${bars.milliseconds} ms`,
          ],
        ] as const)
      : []),
  ];
  return [
    '| questions | number | constraints right | questions without a fault |',
    '| --- | ---: | ---: | ---: |',
    ...groups.map(
      ({ name, questions, constraints, exact }) =>
        `| ${name} | ${questions} | ${percent(constraints)} | ${percent(exact)} |`,
    ),
    '',
    '| figure | measured | required |',
    '| --- | ---: | ---: |',
    ...rows.map((row) => `| ${row.join(' | ')} |`),
  ].join('\n');
}

/** A sentence for each requirement that is not reached. */
export function missedBars(understood: readonly Understood[], answers: AnswerFigures | undefined): string[] {
  const { constraints } = figuresOf('', understood);
  const missed: string[] = [];
  if (constraints < bars.constraints)
    missed.push(`Only ${percent(constraints)} of the constraints are right.`);
  if (!answers) return missed;
  if (answers.constraints < bars.constraints)
    missed.push(`Only ${percent(answers.constraints)} of the constraints are right in the store.`);
  if (answers.precision < bars.precision)
    missed.push(`Only ${percent(answers.precision)} of the products fit.`);
  for (const about of judgements) {
    const [{ name, bar }, share] = [statementBars[about], shareOf(answers.statements[about])];
    if (share < bar) missed.push(`Only ${percent(share)} are right: ${name}.`);
  }
  if (answers.inventions.length > bars.inventions)
    missed.push(`${answers.inventions.length} facts are invented.`);
  if (answers.p95 > bars.milliseconds) missed.push(`The 95th percentile is ${answers.p95.toFixed(0)} ms.`);
  return missed;
}

const marks = ['<!-- evaluation -->', '<!-- /evaluation -->'] as const;

/** Replaces the tables between the marks of a document. Throws for a document without marks. */
export function insertReport(document: string, report: string): string {
  const [start, end] = marks.map((mark) => document.indexOf(mark));
  if (start === undefined || end === undefined || start < 0 || end < start)
    throw new Error(`The document needs the lines ${marks.join(' and ')}.`);
  return `${document.slice(0, start + marks[0].length)}\n\n${report}\n\n${document.slice(end)}`;
}
