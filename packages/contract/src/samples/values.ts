import { formatPaise, rupeesToPaise } from '@luxe/format';
import type { Film, Picture, Price, SanitisedHtml } from '../calls/calls.ts';
import { tones } from './tones.ts';

/** A price of `value` rupees in wire format. */
export function rupees(value: number): Price {
  return {
    currencyIso: 'INR',
    value,
    doubleValue: value,
    formattedValue: formatPaise(rupeesToPaise(value)),
  };
}

/** A picture of the sample catalogue, by file name without extension: `handbag-oxblood-hero`. */
export function picture(file: string, alt: string): Picture {
  const size = file.endsWith('-wide')
    ? { width: 1600, height: 700 }
    : file.endsWith('-tall')
      ? { width: 900, height: 1125 }
      : { width: 800, height: 1000 };
  return { url: `/media/${file}.avif`, alt, ...size, tone: toneOf(file) };
}

/** A film of the sample catalogue, by file name without extension: `hour`. */
export function film(file: string): Film {
  return { sources: [{ url: `/media/${file}.webm`, type: 'video/webm' }] };
}

/** Average colour of the visible pixels of a picture. */
export function toneOf(file: string): string {
  return tones[file] ?? '#58312f';
}

/** Marks markup as sanitised, as the storefront's server does. */
export function html(markup: string): SanitisedHtml {
  return markup as SanitisedHtml;
}

/** Converts a text to a URL slug. */
export function slugOf(text: string): string {
  return text
    .toLowerCase()
    .replace(/&/g, 'and')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
