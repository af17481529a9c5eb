// Whether the time of an answer tells that an account exists: `node tools/run/src/sessions/answerTimes.ts [rounds]` prints the distribution.
import { openBoth, type Jar } from './bothPrograms.ts';

const rounds = Number(process.argv[2] ?? 400);
const programs = await openBoth();

const check = (phone: string) =>
  programs.ask(new Map<string, string>(), 'POST', '/api/v2/sso/check-phone', {
    phone,
    countryCode: '91',
    captchaToken: null,
  });

async function timeOf(phone: string): Promise<number> {
  const from = performance.now();
  const { status } = await check(phone);
  if (status !== 200) throw new Error(`${phone} was answered ${status}`);
  return performance.now() - from;
}

async function makeAccount(phone: string): Promise<void> {
  const jar: Jar = new Map();
  const { body } = await check(phone);
  const { status } = await programs.ask(jar, 'POST', '/session/login', {
    phone,
    otp: programs.codeOf(phone),
    refId: body.refId,
  });
  if (status !== 200) throw new Error(`${phone} could not log in`);
}

const known = Array.from({ length: rounds }, (_, index) => String(7_600_000_000 + index));
for (const phone of known) await makeAccount(phone);
// Codes of before have gone their way: both kinds start without one.
programs.clock.pass(11 * 60_000);
for (let warm = 0; warm < 50; warm += 1) await timeOf(String(7_700_000_000 + warm));

const times = { known: [] as number[], unknown: [] as number[] };
for (const [index, phone] of known.entries()) {
  const stranger = String(7_800_000_000 + index);
  // Turn and turn about, each first as often as the other: what the machine does besides meets both.
  for (const kind of index % 2 === 0 ? (['known', 'unknown'] as const) : (['unknown', 'known'] as const))
    times[kind].push(await timeOf(kind === 'known' ? phone : stranger));
}
await programs.close();

const at = (sorted: readonly number[], share: number) =>
  (sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0).toFixed(2);
process.stdout.write('| phone | p5 | p25 | median | p75 | p95 | (ms)\n');
for (const kind of ['known', 'unknown'] as const) {
  const sorted = times[kind].toSorted((a, b) => a - b);
  process.stdout.write(
    `| ${kind} | ${[0.05, 0.25, 0.5, 0.75, 0.95].map((share) => at(sorted, share)).join(' | ')} |\n`,
  );
}
const wins = known.filter((_, index) => (times.known[index] ?? 0) > (times.unknown[index] ?? 0)).length;
process.stdout.write(
  `Of ${rounds} pairs the known phone took longer in ${wins}: ${((wins / rounds) * 100).toFixed(1)} % (a coin: 50 %).\n`,
);
