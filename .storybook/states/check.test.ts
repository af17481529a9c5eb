import { describe, expect, it } from 'vitest';
import { findGaps, type IndexedStory } from './check.ts';
import { guessState } from './guess.ts';
import type { Row } from './stateKinds.ts';
import { updateRows } from './write.ts';

const button: Row = {
  name: 'Button',
  kind: 'action',
  titles: ['ui/actions/Button'],
  states: { usual: ['Primary'], disabled: ['Disabled'], 'long text': ['LongLabel'] },
};
const stories: IndexedStory[] = ['Primary', 'Disabled', 'LongLabel'].map((exportName) => ({
  title: 'ui/actions/Button',
  exportName,
}));

describe('findGaps', () => {
  it('returns nothing when every state has its story', () => {
    expect(findGaps([button], stories)).toEqual([]);
  });

  it('reports a row whose story does not exist', () => {
    expect(findGaps([button], stories.slice(1))).toEqual([
      'ui/actions/Button: "usual" lists the story Primary, which does not exist. Add the story or remove the entry.',
    ]);
  });

  it('reports a story without a state and suggests one', () => {
    const busy = { title: 'ui/actions/Button', exportName: 'Busy' };
    expect(findGaps([button], [...stories, busy])).toEqual([
      `ui/actions/Button: the story Busy has no state. Add it to the row "Button", as 'busy': ['Busy'].`,
    ]);
  });

  it('reports a component without a row', () => {
    const [gap] = findGaps([button], [...stories, { title: 'ui/actions/Lever', exportName: 'Up' }]);
    expect(gap).toContain('ui/actions/Lever: the story Up has no row.');
  });

  it('reports an unknown state', () => {
    const row = { ...button, states: { ...button.states, hovered: ['Primary'] } };
    expect(findGaps([row], stories)[0]).toContain('"hovered" is not a known state');
  });

  it('reports a missing story for a required state, unless the row gives a reason', () => {
    const { disabled: _, ...rest } = button.states;
    const row = { ...button, states: rest };
    const withoutDisabled = stories.filter(({ exportName }) => exportName !== 'Disabled');
    expect(findGaps([row], withoutDisabled)).toEqual([
      'Button (action): the state "disabled" is missing. Write the story, or give the reason under missingReasons.',
    ]);
    expect(findGaps([{ ...row, missingReasons: { disabled: ' ' } }], withoutDisabled)).toHaveLength(1);
    expect(
      findGaps([{ ...row, missingReasons: { disabled: 'It is left out instead.' } }], withoutDisabled),
    ).toEqual([]);
  });

  it('reports a needless reason: the state has a story or is not required', () => {
    const row = { ...button, missingReasons: { usual: 'It is rare.', offline: 'It needs no network.' } };
    expect(findGaps([row], stories)).toHaveLength(2);
  });

  it('reports a component that is listed in two rows', () => {
    expect(findGaps([button, button], stories)).toEqual(['ui/actions/Button is in more than one row.']);
  });

  it('accepts a row that combines the stories of several titles', () => {
    const bag: Row = {
      name: 'Bag',
      kind: 'layout',
      titles: ['features/bag/BagView', 'features/bag/BagStates'],
      states: { usual: ['BagView.Usual'], empty: ['BagStates.Empty'] },
    };
    const bagStories = [
      { title: 'features/bag/BagView', exportName: 'Usual' },
      { title: 'features/bag/BagStates', exportName: 'Empty' },
    ];
    expect(findGaps([bag], bagStories)).toEqual([]);
  });
});

it('updateRows adds new stories, removes stories that no longer exist, and preserves reasons', () => {
  const changedStories = [...stories.slice(1), { title: 'ui/actions/Button', exportName: 'Busy' }];
  const [row] = updateRows([{ ...button, missingReasons: { usual: 'It is rare.' } }], changedStories);
  expect(row).toEqual({
    ...button,
    states: { busy: ['Busy'], disabled: ['Disabled'], 'long text': ['LongLabel'] },
    missingReasons: { usual: 'It is rare.' },
  });
});

it.each([
  ['Usual', 'usual'],
  ['DisabledWithReason', 'disabled'],
  ['LongLabel', 'long text'],
  ['Keyboard', 'keyboard'],
  ['LightOnAPhone', 'narrow'],
  ['Purchase', 'variant'],
] as const)('guessState maps the story name %s to the state “%s”', (name, state) => {
  expect(guessState(name)).toBe(state);
});
