import { addons } from 'storybook/manager-api';
import { storybookThemes } from './docs/storybookThemes.ts';

const areaNames: Readonly<Record<string, string>> = {
  'start here': 'Start here',
  foundations: 'Foundations',
  ui: 'Components',
  patterns: 'Patterns',
  features: 'Features, by shopper task',
};

addons.setConfig({
  theme: storybookThemes.dark,
  sidebar: {
    showRoots: true,
    renderLabel: ({ name, type }) => (type === 'root' ? (areaNames[name] ?? name) : name),
  },
});
