import { Agent, get } from 'node:http';
import type { LoadJob, LoadResult } from './load.ts';

// A shopper's side of a measurement, as a process of its own: what it costs is on nobody's account.
const job = JSON.parse(process.argv[2] ?? '') as LoadJob;
const agent = new Agent({ keepAlive: true, maxSockets: job.connections });
const times: number[] = [];
let asked = 0;

const began = performance.now();
await Promise.all(Array.from({ length: job.connections }, shopper));
const result: LoadResult = { seconds: (performance.now() - began) / 1000, times };
process.stdout.write(JSON.stringify(result));
agent.destroy();

async function shopper(): Promise<void> {
  while (asked < job.count) {
    const url = job.origin + addressOf(asked++);
    const from = performance.now();
    await ask(url);
    times.push(performance.now() - from);
  }
}

function addressOf(at: number): string {
  const path = job.paths[at % job.paths.length] ?? '/';
  return job.fresh ? `${path}?${job.fresh.parameter}=${job.fresh.from + at}` : path;
}

function ask(url: string): Promise<void> {
  return new Promise((resolve, reject) => {
    get(url, { agent, family: 4, headers: { 'accept-encoding': 'gzip', accept: 'text/html' } }, (answer) => {
      answer.resume();
      answer.on('end', () =>
        answer.statusCode === 200 ? resolve() : reject(new Error(`${url} answered ${answer.statusCode}.`)),
      );
    }).on('error', reject);
  });
}
