import { execFileSync } from 'node:child_process';
import { appendFileSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { buildStorefront } from './build.ts';
import { fail, root, say } from './ground.ts';
import { isFree } from './ports.ts';
import { startPrograms, type Programs } from './programs.ts';
import { measureExports } from './weights/measureExports.ts';

// `npm run bench`: what a shopper's first visit weighs and what it costs the servers. `-- --append` adds a row to docs/benchmarks.md.
const ports = { shop: 4710, store: 4711 };
const shop = `http://localhost:${ports.shop}`;
const store = `http://127.0.0.1:${ports.store}`;
/** Until the engine has compiled what is hot. */
const warmUp = 300;
/** Requests of one measurement: CPU time is told in ticks of 10 ms. */
const rounds = 300;
/** How many shoppers ask at once. Alone, each answer also pays for waking two sleeping servers. */
const crowds = { alone: 1, crowd: 8 };

if (process.platform !== 'linux') fail('The bench reads CPU time from /proc: it needs Linux.');
for (const port of Object.values(ports))
  if (!(await isFree(port))) fail(`Port ${port} is taken; the bench needs it.`);
await printWeights();
await buildStorefront();
const data = mkdtempSync(path.join(tmpdir(), 'luxe-bench-'));
const programs = await startPrograms(ports, { DATA_DIR: data, PUBLIC_ORIGIN: shop, LOG_LEVEL: 'warn' });
try {
  await measure(programs);
} finally {
  await programs.stop();
  rmSync(data, { recursive: true, force: true });
}

/** What each entry of the component packages costs a page that imports it alone. */
async function printWeights(): Promise<void> {
  const folders = ['packages/ui', 'packages/patterns', ...globSync('packages/features/*', { cwd: root })];
  say('| entry | KiB gz, with its dependencies | brings |\n|---|---|---|');
  for (const folder of folders)
    for (const { name, gzipBytes, brings } of await measureExports(path.join(root, folder))) {
      const entry = path.join(folder.replace('packages/', ''), name);
      say(
        `| ${entry} | ${kib(gzipBytes)} | ${brings.length > 12 ? `${brings.length} parts` : brings.join(', ')} |`,
      );
    }
}

async function measure({ pids }: Programs): Promise<void> {
  const listing = '/bags/c-lsh10';
  const product = await firstProduct(listing);
  const pages = [];
  for (const [name, url] of [
    ['home', '/'],
    ['listing', listing],
    ['product', product],
  ] as const) {
    pages.push({
      name,
      ...(await weigh(url)),
      alone: await cpuPerAnswer(pids, url, crowds.alone),
      crowd: await cpuPerAnswer(pids, url, crowds.crowd),
    });
  }
  const search = await searchTimes();
  const commit = git('rev-parse', '--short', 'HEAD');
  const yard = yardstick();
  const machine = `${cpus().length} × ${cpus()[0]?.model.trim() ?? 'unknown'}`;
  say(`\n${new Date().toISOString().slice(0, 10)}, commit ${commit}, ${machine}, Node ${process.version}\n`);
  say(
    `| page | first-load JS (KiB gz) | HTML (KiB) | HTML (KiB gz) | server CPU per answer (ms) | the same, ${crowds.crowd} shoppers at once |\n|---|---|---|---|---|---|`,
  );
  for (const { name, script, html, htmlGz, alone, crowd } of pages)
    say(
      `| ${name} | ${kib(script)} | ${kib(html)} | ${kib(htmlGz)} | ${alone.toFixed(1)} | ${crowd.toFixed(1)} |`,
    );
  say(
    `\nsearch: p50 ${search.p50.toFixed(1)} ms, p95 ${search.p95.toFixed(1)} ms over ${search.count} listing calls`,
  );
  say(`yardstick: ${yard.toFixed(0)} ms`);
  if (process.argv.includes('--append')) {
    const join = (values: (string | number)[]) => values.join(' / ');
    const row = [
      new Date().toISOString().slice(0, 10),
      commit,
      machine,
      join(pages.map(({ script }) => kib(script))),
      join(pages.map(({ html }) => kib(html))),
      join(pages.map(({ alone }) => alone.toFixed(1))),
      join(pages.map(({ crowd }) => crowd.toFixed(1))),
      join([search.p50.toFixed(1), search.p95.toFixed(1)]),
      yard.toFixed(0),
    ];
    appendFileSync(path.join(root, 'docs/benchmarks.md'), `| ${row.join(' | ')} |\n`);
  }
}

/** Bytes of the scripts a first visit loads (what the page preloads, names or imports, gzipped as the build compresses them), and of the HTML. */
async function weigh(url: string): Promise<{ script: number; html: number; htmlGz: number }> {
  const html = await text(shop + url);
  const preloads = [...html.matchAll(/<link\b[^>]*>/g)].flatMap(([tag]) =>
    /\brel="modulepreload"/.test(tag) ? (/\bhref="([^"]+)"/.exec(tag)?.[1] ?? []) : [],
  );
  const scripts = [...html.matchAll(/<script\b[^>]*\bsrc="([^"]+)"/g)].map(([, src = '']) => src);
  const imports = [...html.matchAll(/\bimport\b[^"';]*["'(]+([^"']+\.js)["']/g)].map(([, file = '']) => file);
  const hrefs = new Set([...preloads, ...scripts, ...imports].map((href) => new URL(href, shop).href));
  const sizes = await Promise.all(
    [...hrefs].map(async (href) => gzipSync(await text(href), { level: 9 }).length),
  );
  if (!sizes.length) fail(`${url} names no script: the bench would measure nothing.`);
  return {
    script: sizes.reduce((a, b) => a + b, 0),
    html: Buffer.byteLength(html),
    htmlGz: gzipSync(html).length,
  };
}

/** CPU milliseconds both programs spend on one answer, over many after a warm-up. */
async function cpuPerAnswer(pids: readonly number[], url: string, shoppers: number): Promise<number> {
  await askMany(url, warmUp, shoppers);
  const before = cpuTime(pids);
  await askMany(url, rounds, shoppers);
  return (cpuTime(pids) - before) / rounds;
}

async function askMany(url: string, count: number, shoppers: number): Promise<void> {
  let left = count;
  const shopper = async () => {
    while (left > 0) {
      left -= 1;
      await text(shop + url);
    }
  };
  await Promise.all(Array.from({ length: shoppers }, shopper));
}

/** User and system time of processes in milliseconds, from /proc (100 ticks a second). */
function cpuTime(pids: readonly number[]): number {
  return pids.reduce((sum, pid) => {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
    return sum + (Number(fields[11]) + Number(fields[12])) * 10;
  }, 0);
}

/** CPU milliseconds of one fixed piece of work, the best of five: how fast the machine was, to compare rows by. */
function yardstick(): number {
  const rows = Array.from({ length: 20_000 }, (_, at) => ({ id: at, name: `piece ${at}`, price: at * 100 }));
  const times = Array.from({ length: 5 }, () => {
    const began = process.cpuUsage();
    gzipSync(JSON.stringify(JSON.parse(JSON.stringify(rows))));
    const { user, system } = process.cpuUsage(began);
    return (user + system) / 1000;
  });
  return Math.min(...times);
}

async function searchTimes(): Promise<{ p50: number; p95: number; count: number }> {
  const queries = [
    ':relevance:category:LSH10',
    'tote',
    'black leather',
    ':price-asc:category:ISH1',
    'sare',
    ':relevance:colour:Black:category:LSH1',
    'jhumkas',
    'tophandle bag',
  ];
  const times: number[] = [];
  for (let at = 0; at < 400; at += 1) {
    const url = `${store}/v2/lux/products/searchProducts/?searchText=${encodeURIComponent(queries[at % queries.length] ?? '')}&page=${at % 3}`;
    const began = performance.now();
    await text(url);
    if (at >= 40) times.push(performance.now() - began);
  }
  times.sort((a, b) => a - b);
  const at = (share: number) => times[Math.floor(times.length * share)] ?? 0;
  return { p50: at(0.5), p95: at(0.95), count: times.length };
}

async function firstProduct(listing: string): Promise<string> {
  const href = /href="([^"]*\/p-mp\d+[^"]*)"/.exec(await text(shop + listing))?.[1];
  return href?.replaceAll('&amp;', '&') ?? fail('The listing links to no product.');
}

async function text(url: string): Promise<string> {
  const answer = await fetch(url, { headers: { 'accept-encoding': 'identity' } });
  if (!answer.ok) fail(`${url} answered ${answer.status}.`);
  return answer.text();
}

function git(...args: string[]): string {
  return execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();
}

function kib(bytes: number): string {
  return (bytes / 1024).toFixed(1);
}
