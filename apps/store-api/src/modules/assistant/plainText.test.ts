import { expect, test } from 'vitest';
import { sentencesOf } from './plainText.ts';

test.each([
  ['<p>One. Two? Three!</p>', ['One.', 'Two?', 'Three!']],
  ['<ul><li>First</li><li>Second &amp; <strong>third</strong></li></ul>', ['First', 'Second & third']],
  ['<p>See <a href="/returns">returns</a>.<br>It is free.</p>', ['See returns.', 'It is free.']],
  ['<p>Costs &#8377;250, &#x20b9;300 or &unknown;.</p>', ['Costs ₹250, ₹300 or &unknown;.']],
  ['<p>The Consumer Protection Act, 2019 applies.</p>', ['The Consumer Protection Act, 2019 applies.']],
  ['<p>Yes. Each item is new. Open it.</p>', ['Yes. Each item is new.', 'Open it.']],
  [
    '<p>These stay: </p><ul class="x"><li>Opened jars</li><li><b>Cards.</b> All of them.</li></ul><p>End.</p>',
    ['These stay: Opened jars; Cards. All of them.', 'End.'],
  ],
  [
    '<table><thead><tr><th>By</th><th>In</th></tr></thead><tbody><tr><td>UPI</td><td>2 days</td></tr></tbody></table>',
    ['UPI: 2 days'],
  ],
  ['plain text', ['plain text']],
  ['<p> </p>', []],
  ['&#99999999;', ['&#99999999;']],
])('the sentences of %s', (html, sentences) => expect(sentencesOf(html)).toEqual(sentences));
