import { observe, scoreOf } from './observatory.ts';
import { brokenPromises } from './promises.ts';

// `npm run headers -- https://shop.example`: the Observatory's tests on one answer, and the shop's own promises.
const [url] = process.argv.slice(2);
if (!url || !URL.canParse(url)) {
  process.stderr.write('Say which address: npm run headers -- https://shop.example\n');
  process.exit(2);
}
const response = await fetch(url, { redirect: 'manual' }).catch((error: unknown) => {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause.message : String(error);
  process.stderr.write(`No answer from ${url}: ${cause}\n`);
  process.exit(2);
});
const text = await response.text();
const isPage = response.headers.get('content-type')?.includes('html') ?? false;
const answer = {
  url,
  status: response.status,
  headers: response.headers,
  ...(isPage ? { html: text } : {}),
};
const findings = observe(answer);
for (const { result, points } of findings) process.stdout.write(`${String(points).padStart(4)}  ${result}\n`);
const broken = brokenPromises(answer);
for (const sentence of broken) process.stdout.write(`  ✗  ${sentence}\n`);
process.stdout.write(`${scoreOf(findings)} points, ${broken.length} promises broken\n`);
process.exit(broken.length ? 1 : 0);
