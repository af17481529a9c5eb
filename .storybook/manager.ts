import { addons } from 'storybook/manager-api';
import { looks } from './look.ts';

const areaNames: Readonly<Record<string, string>> = {
  'start here': 'Start here',
  foundations: 'Foundations',
  ui: 'Components',
  patterns: 'Patterns',
  features: 'Features, by shopper’s task',
};

addons.setConfig({
  theme: looks.dark,
  sidebar: {
    showRoots: true,
    renderLabel: ({ name, type }) => (type === 'root' ? (areaNames[name] ?? name) : name),
  },
});
