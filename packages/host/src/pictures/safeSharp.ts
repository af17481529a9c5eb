import sharp from 'sharp';

// Pictures come from other people and other hosts. So only common picture formats are decoded, and never a
// document that can refer to other files.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: [
    'VipsForeignLoadJpegBuffer',
    'VipsForeignLoadPngBuffer',
    'VipsForeignLoadWebpBuffer',
    'VipsForeignLoadHeifBuffer',
  ],
});
// The programs convert several pictures at once, so one conversion uses one thread, and nothing is repeated.
sharp.concurrency(1);
sharp.cache(false);

/** `sharp`, which decodes only JPEG, PNG, WebP and AVIF, from memory. */
export default sharp;
