// Checks whether response times reveal that an account exists. `node tools/run/src/sessions/responseTimes.ts
// [rounds]` prints the distribution.
import { openBothPrograms, type Jar } from './bothPrograms.ts';

const rounds = Number(process.argv[2] ?? 400);
const programs = await openBothPrograms();

const check = (phone: string) =>
  programs.request(new Map<string, string>(), 'POST', '/api/v2/sso/check-phone', {
    phone,
    countryCode: '91',
    captchaToken: null,
  });

async function timeOf(phone: string): Promise<number> {
  const from = performance.now();
  const { status } = await check(phone);
  if (status !== 200) throw new Error(`${phone}: status ${status}`);
  return performance.now() - from;
}

async function makeAccount(phone: string): Promise<void> {
  const jar: Jar = new Map();
  const { body } = await check(phone);
  const { status } = await programs.request(jar, 'POST', '/session/login', {
    phone,
    otp: programs.codeOf(phone),
    refId: body.refId,
  });
  if (status !== 200) throw new Error(`${phone} could not log in`);
}

const known = Array.from({ length: rounds }, (_, index) => String(7_600_000_000 + index));
for (const phone of known) await makeAccount(phone);
// Lets the login codes of the known phones expire, so that no phone number has a code when the measurement
// begins.
programs.clock.advance(11 * 60_000);
for (let warm = 0; warm < 50; warm += 1) await timeOf(String(7_700_000_000 + warm));

const times = { known: [] as number[], unknown: [] as number[] };
for (const [index, phone] of known.entries()) {
  const stranger = String(7_800_000_000 + index);
  // Alternate the order, so that other load on the machine affects both kinds equally.
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
const slowerCount = known.filter(
  (_, index) => (times.known[index] ?? 0) > (times.unknown[index] ?? 0),
).length;
process.stdout.write(
  `In ${slowerCount} of ${rounds} pairs, the known phone took longer: ${((slowerCount / rounds) * 100).toFixed(1)} % (by chance: 50 %).\n`,
);
