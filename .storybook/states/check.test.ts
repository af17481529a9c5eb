import { describe, expect, it } from 'vitest';
import { componentFiles } from '../../tools/run/src/new/componentFiles.ts';
import { featureFiles } from '../../tools/run/src/new/featureFiles.ts';
import { findGaps } from './check.ts';
import { parseStoryFile } from './parseStoryFile.ts';
import { toRows, type StoryFile } from './rows.ts';

const button: StoryFile = {
  title: 'ui/actions/Button',
  subject: { kind: 'action' },
  stories: [
    { id: 'ui-actions-button--primary', name: 'Primary', states: ['usual'] },
    { id: 'ui-actions-button--disabled', name: 'Disabled', states: ['disabled'] },
    { id: 'ui-actions-button--long-label', name: 'Long Label', states: ['long text'] },
  ],
};
const withoutDisabled = button.stories.filter(({ name }) => name !== 'Disabled');

describe('findGaps', () => {
  it('returns nothing when every needed state has a story', () => {
    expect(findGaps([button])).toEqual([]);
  });

  it('reports a file without a subject', () => {
    expect(findGaps([{ ...button, subject: undefined }])).toEqual([
      "ui/actions/Button: name the subject in the parameters of meta, as subject: { kind: 'action' }.",
    ]);
  });

  it('reports a story without states', () => {
    const busy = { id: 'ui-actions-button--busy', name: 'Busy', states: [] };
    expect(findGaps([{ ...button, stories: [...button.stories, busy] }])).toEqual([
      `ui/actions/Button: name the states that "Busy" shows in its parameters, as states: ['usual'].`,
    ]);
  });

  it('reports a needed state without a story, unless the subject gives a reason', () => {
    const withReason = (disabled: string): StoryFile => ({
      ...button,
      subject: { kind: 'action', missingStates: { disabled } },
      stories: withoutDisabled,
    });
    const gap =
      'Button (action): no story shows the state "disabled". Write it, or give the reason in missingStates.';
    expect(findGaps([{ ...button, stories: withoutDisabled }])).toEqual([gap]);
    expect(findGaps([withReason(' ')])).toEqual([gap]);
    expect(findGaps([withReason('It is left out instead.')])).toEqual([]);
  });

  it('reports a needless reason: the state has a story or is not needed', () => {
    const missingStates = { usual: 'It is rare.', offline: 'It needs no network.' };
    expect(findGaps([{ ...button, subject: { kind: 'action', missingStates } }])).toEqual([
      'Button: missingStates gives a reason for "usual", which has a story.',
      'Button: missingStates names "offline", which no action needs.',
    ]);
  });

  it('reports files that share a subject but not its kind', () => {
    const files: StoryFile[] = [
      { ...button, title: 'features/bag/BagView', subject: { kind: 'action', name: 'Bag' } },
      { ...button, title: 'features/bag/BagStates', subject: { kind: 'text', name: 'Bag' } },
    ];
    expect(findGaps(files)).toEqual([
      'features/bag/BagStates: the kind of Bag is action in another file, and text here.',
    ]);
  });

  it('reports a file with the name of its group, but not a feature with one file', () => {
    const header = { ...button, title: 'features/Header' };
    const returns = { ...button, title: 'features/Returns' };
    const steps = { ...button, title: 'features/returns/ReturnSteps' };
    expect(findGaps([header, returns, steps])).toEqual([
      'features/Returns: the file has the name of its group. Name it after what it shows, such as ReturnsScreen.',
    ]);
  });

  it('reports a component in no group, and stories without a status or with two', () => {
    const tagged = (title: string, ...tags: string[]): StoryFile => ({
      ...button,
      title,
      stories: button.stories.map((story) => ({ ...story, tags })),
    });
    expect(findGaps([tagged('ui/HoverCard', 'stable')])).toEqual([
      'ui/HoverCard: the component is in no group of ui. Put its folder into an area such as layers.',
    ]);
    const message = [
      'ui/actions/Button: give its stories one status of draft, stable, deprecated:',
      "tags: ['draft', '!stable'].",
    ].join(' ');
    expect(findGaps([tagged('ui/actions/Button', 'autodocs')])).toEqual([message]);
    expect(findGaps([tagged('ui/actions/Button', 'draft', 'stable')])).toEqual([message]);
    expect(findGaps([tagged('ui/actions/Button', 'draft')])).toEqual([]);
  });
});

it('toRows combines files of one sidebar folder that name the same subject', () => {
  const files: StoryFile[] = [
    {
      ...button,
      title: 'features/bag/BagView',
      subject: { kind: 'screen', name: 'Bag', missingStates: { slow: 'Same as Loading.' } },
    },
    { ...button, title: 'features/bag/BagStates', subject: { kind: 'screen', name: 'Bag' } },
    { ...button, title: 'features/orders/Bag', subject: { kind: 'screen' } },
  ];
  expect(toRows(files)).toMatchObject([
    {
      name: 'Bag',
      titles: ['features/bag/BagView', 'features/bag/BagStates'],
      stories: [...button.stories, ...button.stories],
      missingStates: { slow: 'Same as Loading.' },
    },
    { name: 'Bag', titles: ['features/orders/Bag'] },
  ]);
});

it('parseStoryFile reads the subject of meta and the states of each story', () => {
  const { subject, states } = parseStoryFile(`
    const meta = {
      component: Button,
      parameters: { subject: { kind: 'action', missingStates: { 'long text': "It's an icon." } }, layout: 'padded' },
    } satisfies Meta<typeof Button>;
    export default meta;
    export const Primary: Story = { parameters: { states: ['usual', 'open'] } };
    export const Busy: Story = { ...Primary, parameters: { ...Primary.parameters, states: ['busy'] } };
    export const Unnamed: Story = { args: { states: ['usual'] } };
  `);
  expect(subject).toEqual({ kind: 'action', missingStates: { 'long text': "It's an icon." } });
  expect(Object.fromEntries(states)).toEqual({ Primary: ['usual', 'open'], Busy: ['busy'] });
});

it.each([
  ['ui/layout/SizeChart', 'SizeChart.stories.tsx', componentFiles('SizeChart')],
  ['features/gift-wrap/GiftWrapScreen', 'src/GiftWrapScreen.stories.tsx', featureFiles('gift-wrap')],
])('the generated stories of %s show every state that they need', (title, file, files) => {
  const text = files[file] ?? '';
  const { subject, states } = parseStoryFile(text);
  const stories = [...text.matchAll(/^export const (\w+): Story\b/gm)].map(([, name = '']) => ({
    id: name,
    name,
    states: states.get(name) ?? [],
    tags: ['draft'],
  }));
  expect(stories.length).toBeGreaterThan(2);
  expect(findGaps([{ title, subject, stories }])).toEqual([]);
});
