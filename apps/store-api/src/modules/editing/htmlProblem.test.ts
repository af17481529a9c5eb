import { expect, test } from 'vitest';
import { htmlProblem, plainProblem } from './htmlProblem.ts';

test.each([
  ['<p>Text with <a href="/explore/x">a link</a> and <br/> a break.</p>', undefined],
  ['<a href="https://shop.example">x</a><a href="mailto:a@b.example">y</a>', undefined],
  ['5 < 6', /not complete/],
  ['<script>x</script>', /<script> is not allowed/],
  ['<p style="color:red">x</p>', /cannot have style/],
  ['<a href="//elsewhere.example">x</a>', /must lead to/],
  ['<a href="/\\elsewhere.example">x</a>', /must lead to/],
  ['<!-- x -->', /not complete/],
])('judges the HTML %s', (text, sentence) => {
  if (sentence) expect(htmlProblem(text)).toMatch(sentence);
  else expect(htmlProblem(text)).toBeUndefined();
});

test.each([
  ['Size 5 < 6', undefined],
  ['<b>bold</b>', /cannot have HTML/],
  ['JavaScript: x', /cannot have HTML/],
])('judges the plain text %s', (text, sentence) => {
  if (sentence) expect(plainProblem(text)).toMatch(sentence);
  else expect(plainProblem(text)).toBeUndefined();
});
