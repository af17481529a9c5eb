import { Agent, get } from 'node:http';
import type { LoadJob, LoadResult } from './load.ts';

// Sends the requests of a measurement. This client runs in its own process, so that its CPU time is not
// measured with that of the shop.
const job = JSON.parse(process.argv[2] ?? '') as LoadJob;
const agent = new Agent({ keepAlive: true, maxSockets: job.connections });
const times: number[] = [];
let sentCount = 0;

const began = performance.now();
await Promise.all(Array.from({ length: job.connections }, shopper));
const result: LoadResult = { seconds: (performance.now() - began) / 1000, times };
process.stdout.write(JSON.stringify(result));
agent.destroy();

async function shopper(): Promise<void> {
  while (sentCount < job.count) {
    const url = job.origin + addressOf(sentCount++);
    const from = performance.now();
    await fetchPage(url);
    times.push(performance.now() - from);
  }
}

function addressOf(at: number): string {
  const path = job.paths[at % job.paths.length] ?? '/';
  return job.fresh ? `${path}?${job.fresh.parameter}=${job.fresh.from + at}` : path;
}

function fetchPage(url: string): Promise<void> {
  return new Promise((resolve, reject) => {
    get(
      url,
      { agent, family: 4, headers: { 'accept-encoding': 'gzip', accept: 'text/html' } },
      (response) => {
        response.resume();
        response.on('end', () =>
          response.statusCode === 200
            ? resolve()
            : reject(new Error(`${url} responded with ${response.statusCode}.`)),
        );
      },
    ).on('error', reject);
  });
}
