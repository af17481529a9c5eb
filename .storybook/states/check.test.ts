import { describe, expect, it } from 'vitest';
import { findGaps, type Told } from './check.ts';
import { guessState } from './guess.ts';
import type { Row } from './vocabulary.ts';
import { grown } from './write.ts';

const button: Row = {
  name: 'Button',
  kind: 'action',
  titles: ['ui/actions/Button'],
  states: { usual: ['Primary'], disabled: ['Disabled'], 'long text': ['LongLabel'] },
};
const stories: Told[] = ['Primary', 'Disabled', 'LongLabel'].map((exportName) => ({
  title: 'ui/actions/Button',
  exportName,
}));

describe('findGaps', () => {
  it('finds nothing where every state has its story', () => {
    expect(findGaps([button], stories)).toEqual([]);
  });

  it('finds a row whose story does not exist', () => {
    expect(findGaps([button], stories.slice(1))).toEqual([
      'ui/actions/Button: "usual" names the story Primary, which does not exist. Write it, or take it out.',
    ]);
  });

  it('finds a story that stands under no state, and says where it may go', () => {
    const busy = { title: 'ui/actions/Button', exportName: 'Busy' };
    expect(findGaps([button], [...stories, busy])).toEqual([
      `ui/actions/Button: the story Busy stands under no state. Add it to the row "Button", as 'busy': ['Busy'].`,
    ]);
  });

  it('finds a component without a row', () => {
    const [gap] = findGaps([button], [...stories, { title: 'ui/actions/Lever', exportName: 'Up' }]);
    expect(gap).toContain('ui/actions/Lever: the story Up has no row.');
  });

  it('finds a state that nobody defined', () => {
    const row = { ...button, states: { ...button.states, hovered: ['Primary'] } };
    expect(findGaps([row], stories)[0]).toContain('"hovered" is no state of the vocabulary');
  });

  it('finds a state that the kind needs, until there is a reason', () => {
    const { disabled: _, ...rest } = button.states;
    const row = { ...button, states: rest };
    const told = stories.filter(({ exportName }) => exportName !== 'Disabled');
    expect(findGaps([row], told)).toEqual([
      'Button (action): the state "disabled" is not shown. Write the story, or say under lacks why there is none.',
    ]);
    expect(findGaps([{ ...row, lacks: { disabled: ' ' } }], told)).toHaveLength(1);
    expect(findGaps([{ ...row, lacks: { disabled: 'It is left out instead.' } }], told)).toEqual([]);
  });

  it('finds a reason for what is shown after all, or was never needed', () => {
    const row = { ...button, lacks: { usual: 'It is rare.', offline: 'It needs no network.' } };
    expect(findGaps([row], stories)).toHaveLength(2);
  });

  it('finds a title in two rows', () => {
    expect(findGaps([button, button], stories)).toEqual(['ui/actions/Button stands in more than one row.']);
  });

  it('reads a screen of several titles', () => {
    const bag: Row = {
      name: 'Bag',
      kind: 'layout',
      titles: ['features/bag/BagView', 'features/bag/BagStates'],
      states: { usual: ['BagView.Usual'], empty: ['BagStates.Empty'] },
    };
    const told = [
      { title: 'features/bag/BagView', exportName: 'Usual' },
      { title: 'features/bag/BagStates', exportName: 'Empty' },
    ];
    expect(findGaps([bag], told)).toEqual([]);
  });
});

it('grows by what is new and loses what is gone, keeping what people wrote', () => {
  const told = [...stories.slice(1), { title: 'ui/actions/Button', exportName: 'Busy' }];
  const [row] = grown([{ ...button, lacks: { usual: 'It is rare.' } }], told);
  expect(row).toEqual({
    ...button,
    states: { busy: ['Busy'], disabled: ['Disabled'], 'long text': ['LongLabel'] },
    lacks: { usual: 'It is rare.' },
  });
});

it.each([
  ['Usual', 'usual'],
  ['DisabledWithReason', 'disabled'],
  ['LongLabel', 'long text'],
  ['Keyboard', 'keyboard'],
  ['LightOnAPhone', 'narrow'],
  ['Purchase', 'variant'],
] as const)('%s sounds like %s', (name, state) => {
  expect(guessState(name)).toBe(state);
});
