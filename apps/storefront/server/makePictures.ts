import { exitOnFailedStart } from '@luxe/host';
import { readConfig } from './config/config.ts';
import { prerenderPictures } from './pictures/prerenderPictures.ts';

// Makes the pictures of the pages that shoppers see first, before any shopper requests them, one picture at a
// time. The shop must run on this machine. Uses the environment variables and the picture folder of its
// storefront.
try {
  const config = readConfig(process.env);
  const origin = `http://127.0.0.1:${config.port}`;
  await prerenderPictures({
    config,
    fetchPage: async (path) => {
      const response = await fetch(origin + path, { signal: AbortSignal.timeout(30_000) });
      if (!response.ok) throw new Error(`${path} answered ${response.status}.`);
      return response.text();
    },
  });
} catch (error) {
  exitOnFailedStart(error);
}
