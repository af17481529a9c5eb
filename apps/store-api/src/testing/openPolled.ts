import { openCatalogue, type OpenCatalogue, type OpenCatalogueOptions } from '../openCatalogue.ts';

/** Opens a catalogue that reads changes only when a test calls `poll`. Its errors fail the test. */
export const openPolled = (
  options: Pick<OpenCatalogueOptions, 'db' | 'driver' | 'limits'>,
): Promise<OpenCatalogue> =>
  openCatalogue({
    ...options,
    every: 3_600_000,
    onError(error) {
      throw error;
    },
  });
