import { request } from 'node:http';

export interface VisitResponse {
  /** The bytes of the response as transferred. They are compressed if `encoding` is set. */
  readonly body: Buffer;
  readonly encoding: string | undefined;
}

/** Fetches a URL like a browser that supports gzip. Rejects with a sentence for any status except 200. */
export function visit(
  url: string,
  headers: Record<string, string> = { 'accept-encoding': 'gzip' },
): Promise<VisitResponse> {
  return new Promise((resolve, reject) => {
    const clientRequest = request(url, { family: 4, headers }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () => {
        if (response.statusCode === 200)
          resolve({ body: Buffer.concat(parts), encoding: response.headers['content-encoding'] });
        else reject(new Error(`${url} responded with ${response.statusCode}.`));
      });
    });
    clientRequest.on('error', reject);
    clientRequest.end();
  });
}

/** The text of a page, fetched without compression. */
export async function read(url: string): Promise<string> {
  const { body } = await visit(url, {});
  return body.toString('utf8');
}
