import { request } from 'node:http';

export interface Answer {
  /** As it came over the wire: compressed where it was. */
  readonly body: Buffer;
  readonly encoding: string | undefined;
}

/** Fetches as a browser would that knows gzip. Rejects with a sentence for any other status than 200. */
export function visit(
  url: string,
  headers: Record<string, string> = { 'accept-encoding': 'gzip' },
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const asked = request(url, { family: 4, headers }, (answer) => {
      const parts: Buffer[] = [];
      answer.on('data', (part: Buffer) => parts.push(part));
      answer.on('end', () => {
        if (answer.statusCode === 200)
          resolve({ body: Buffer.concat(parts), encoding: answer.headers['content-encoding'] });
        else reject(new Error(`${url} answered ${answer.statusCode}.`));
      });
    });
    asked.on('error', reject);
    asked.end();
  });
}

/** The text of a page, not compressed. */
export async function read(url: string): Promise<string> {
  const { body } = await visit(url, {});
  return body.toString('utf8');
}
