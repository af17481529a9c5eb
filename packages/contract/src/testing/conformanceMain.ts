import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { checkConformance } from './conformance.ts';

/**
 * Checks a server against the contract:
 *   node packages/contract/src/testing/conformanceMain.ts http://localhost:4001
 *     [--secrets .data/secrets.json] [--dev-outbox http://localhost:4101] [--phone N]
 * Credentials come from the file of `--secrets`, or from the variables CLIENT_ID, CLIENT_SECRET,
 * IDENTITY_CLIENT_ID, IDENTITY_CLIENT_SECRET and STOREFRONT_SECRET. Without credentials, only the calls that
 * need no token are checked. `--dev-outbox` is the server from which one-time codes are read. Without this
 * option, no customer calls are checked. Prints a line for each call. The exit code is 1 when a check fails.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    secrets: { type: 'string' },
    'dev-outbox': { type: 'string' },
    phone: { type: 'string', default: '9000000001' },
  },
});
const baseUrl = positionals[0];
if (!baseUrl) {
  process.stderr.write('Pass the base URL of the server: conformanceMain.ts http://localhost:4001\n');
  process.exit(2);
}

const file = values.secrets
  ? (JSON.parse(readFileSync(values.secrets, 'utf8')) as Record<string, string | undefined>)
  : {};
const print = (line: string) => void process.stdout.write(`${line}\n`);
const outbox = values['dev-outbox'];

/**
 * Reads the newest one-time code for a phone from the development outbox. The outbox returns JSON messages
 * that contain the phone number and a six-digit code.
 */
async function readCode(phone: string): Promise<string | undefined> {
  const url = new URL(String(outbox));
  if (url.pathname === '/') url.pathname = '/dev/outbox';
  url.searchParams.set('phone', phone);
  const messages = listIn(await (await fetch(url)).json());
  const mine = messages.map((message) => JSON.stringify(message)).filter((text) => text.includes(phone));
  const newest = mine.toSorted((a, b) => timeIn(b) - timeIn(a))[0];
  return /(?<!\d)\d{6}(?!\d)/.exec(newest?.replaceAll(phone, '') ?? '')?.[0];
}

const listIn = (body: unknown): unknown[] =>
  Array.isArray(body) ? body : (Object.values(body as object).find(Array.isArray) ?? [body]);
const timeIn = (text: string) => Date.parse(/\d{4}-\d\d-\d\dT[\d:.]+Z?/.exec(text)?.[0] ?? '') || 0;

const findings = await checkConformance({
  baseUrl,
  phone: values.phone,
  clientId: process.env.CLIENT_ID ?? file.clientId,
  clientSecret: process.env.CLIENT_SECRET ?? file.clientSecret,
  identityClientId: process.env.IDENTITY_CLIENT_ID ?? file.identityClientId ?? '',
  identityClientSecret: process.env.IDENTITY_CLIENT_SECRET ?? file.identityClientSecret ?? '',
  storefrontSecret: process.env.STOREFRONT_SECRET ?? file.storefrontSecret ?? '',
  readCode: outbox ? readCode : undefined,
  onFinding: ({ call, about, status, ms, problems }) => {
    const columns = [
      problems.length ? 'FAIL' : 'ok  ',
      String(status).padStart(3),
      `${ms} ms`.padStart(8),
      call,
      about,
    ];
    print(columns.join(' ').trimEnd());
    for (const problem of problems) print(`       ${problem}`);
  },
});
const failed = findings.filter(({ problems }) => problems.length).length;
print(`${findings.length - failed} calls passed, ${failed} failed.`);
process.exitCode = failed ? 1 : 0;
