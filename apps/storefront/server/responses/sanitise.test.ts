import { callSamples } from '@luxe/contract/samples';
import { expect, test } from 'vitest';
import { createSanitiser } from './sanitise.ts';

const sanitise = createSanitiser('forms.example.com');

function shown(html: string): unknown {
  const page = { ...callSamples.cmsPage, blocks: [{ type: 'text', title: 'Text', html }] };
  const { blocks } = sanitise('cmsPage', page) as { blocks: { html: string }[] };
  return blocks[0]?.html;
}

test.each([
  ['https://forms.example.com/a', ' target="_blank" rel="noopener noreferrer"'],
  ['https://forms.example.com.evil.test/a', ''],
  ['https://forms.example.com@evil.test/a', ''],
  ['/shipping', ''],
])('the link %s of an editor gets the attributes "%s" [CON-06]', (href, attributes) =>
  expect(shown(`<a href="${href}" target="_top" rel="opener">Form</a>`)).toBe(
    `<a href="${href}"${attributes}>Form</a>`,
  ),
);

test('a link without an address, or with one that runs a script, has no address', () =>
  expect(shown('<a>One</a><a href="javascript:alert(1)">Two</a>')).toBe('<a>One</a><a>Two</a>'));
