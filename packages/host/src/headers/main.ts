import { observe, scoreOf } from './observatory.ts';
import { headerViolations } from './headerViolations.ts';

// `npm run headers -- https://shop.example` runs the Observatory's tests and the shop's own header rules on a
// response.
const [url] = process.argv.slice(2);
if (!url || !URL.canParse(url)) {
  process.stderr.write('Pass a URL: npm run headers -- https://shop.example\n');
  process.exit(2);
}
const response = await fetch(url, { redirect: 'manual' }).catch((error: unknown) => {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause.message : String(error);
  process.stderr.write(`No response from ${url}: ${cause}\n`);
  process.exit(2);
});
const text = await response.text();
const isPage = response.headers.get('content-type')?.includes('html') ?? false;
const observed = {
  url,
  status: response.status,
  headers: response.headers,
  ...(isPage ? { html: text } : {}),
};
const findings = observe(observed);
for (const { result, points } of findings) process.stdout.write(`${String(points).padStart(4)}  ${result}\n`);
const broken = headerViolations(observed);
for (const sentence of broken) process.stdout.write(`  ✗  ${sentence}\n`);
process.stdout.write(`${scoreOf(findings)} points, ${broken.length} rules broken\n`);
process.exit(broken.length ? 1 : 0);
