import type { Row } from './stateKinds.ts';

export const foundations: readonly Row[] = [
  {
    name: 'Colour',
    kind: 'specimen',
    titles: ['foundations/Colour'],
    states: {
      usual: ['Themes'],
      variant: ['Backgrounds', 'TextColours', 'Edges', 'Actions', 'Accent', 'Stores', 'MoreContrast'],
    },
  },
  {
    name: 'Design tools',
    kind: 'specimen',
    titles: ['foundations/Design tools'],
    states: { usual: ['Files'] },
  },
  {
    name: 'Layout',
    kind: 'specimen',
    titles: ['foundations/Layout'],
    states: { usual: ['Breakpoints'], variant: ['PageGrid', 'NavigationOffsets'] },
  },
  {
    name: 'Motion',
    kind: 'specimen',
    titles: ['foundations/Motion'],
    states: { usual: ['Durations'], variant: ['Easings'] },
  },
  {
    name: 'Shape',
    kind: 'specimen',
    titles: ['foundations/Shape'],
    states: { usual: ['Surfaces'], variant: ['Layers'] },
  },
  {
    name: 'Space',
    kind: 'specimen',
    titles: ['foundations/Space'],
    states: { usual: ['Scale'], variant: ['Sizes'] },
  },
  {
    name: 'Theme workshop',
    kind: 'specimen',
    titles: ['foundations/Theme workshop'],
    states: {
      usual: ['Usual'],
      variant: ['Paper', 'Corrected', 'HalfTyped', 'MoreContrast'],
      rejected: ['Rejected'],
    },
  },
  {
    name: 'Type',
    kind: 'specimen',
    titles: ['foundations/Type'],
    states: { usual: ['Families'], variant: ['Sizes', 'WeightsAndLines'] },
  },
];
