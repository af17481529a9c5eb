import { expect, it } from 'vitest';
import { toListedComponents, toListedProps } from './listedProps.ts';

const prop = (name: string, inheritedFrom?: string) => ({
  name,
  type: 'string',
  isRequired: false,
  about: '',
  ...(inheritedFrom !== undefined && { inheritedFrom }),
});

it('lists own props, attributes of the element and the usual ones, and counts the others', () => {
  const { props, inheritedCount } = toListedProps([
    prop('emphasis'),
    prop('disabled', 'ButtonHTMLAttributes'),
    prop('onClick', 'DOMAttributes'),
    prop('onCopy', 'DOMAttributes'),
    prop('aria-atomic', 'AriaAttributes'),
  ]);
  expect(props.map(({ name }) => name)).toEqual(['emphasis', 'disabled', 'onClick']);
  expect(inheritedCount).toBe(4);
});

it('lists the components of an entry on a page that is named after the entry', () => {
  const component = (name: string) => ({ name, type: 'component', props: [prop('children')] });
  const pages = toListedComponents(
    new Map([
      [
        './toast',
        [component('ToastBar'), component('ToastProvider'), { name: 'useToast', type: '() => Toaster' }],
      ],
      ['./menu', [component('Menu'), component('MenuItem')]],
      ['./draft', [{ name: 'useDraft', type: '() => void' }]],
    ]),
  );
  const names = Object.entries(pages).map(([page, components]) => [page, components.map(({ name }) => name)]);
  expect(Object.fromEntries(names)).toEqual({
    ToastBar: ['ToastBar'],
    ToastProvider: ['ToastProvider'],
    Toast: ['ToastBar', 'ToastProvider'],
    Menu: ['Menu'],
    MenuItem: ['MenuItem'],
  });
});
