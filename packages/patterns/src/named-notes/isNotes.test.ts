import { expect, test } from 'vitest';
import { isNotes } from './NamedNotes.tsx';

test.each([
  '<ul><li><strong>Authentic</strong> From the brand itself.</li></ul>',
  '<ul><li><a href="/returns"><strong>Returns</strong></a> Within seven days.</li><li><strong>Care</strong> For life.</li></ul>',
])('accepts a list of named notes: %s', (html) => expect(isNotes(html)).toBe(true));

test.each([
  '',
  '<p>A sentence.</p>',
  '<ul><li>No name</li></ul>',
  '<ul><li><strong>Named</strong></li><li>Not named</li></ul>',
  '<ul><li><strong>Named</strong></li></ul><p>And more.</p>',
])('rejects other HTML: %j', (html) => expect(isNotes(html)).toBe(false));
