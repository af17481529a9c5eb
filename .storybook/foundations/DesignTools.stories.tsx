import type { Meta, StoryObj } from '@storybook/react-vite';
import { roomNames } from '@luxe/tokens/catalogue';
import { Link } from '@luxe/ui/link';
import { Stack } from '@luxe/ui/stack';
import { Text } from '@luxe/ui/text';
import { Part, Sheet } from './page/Sheet.tsx';

/** The tokens as files, for tools that draw: written by the same build as the shop’s CSS. */
const meta = { title: 'foundations/Design tools' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const file = (name: string) => (
  <li key={name}>
    <Link href={`./tokens/${name}`} download={name}>
      {name}
    </Link>
  </li>
);

export const Files: Story = {
  render: () => (
    <Sheet
      title="For design tools"
      intro="Every token as DTCG 2025.10 JSON. One file to a theme, with nothing left to resolve, or one resolver that holds them all."
    >
      <Part title="One theme to a file" note="A mode of a variable collection is one of these.">
        <Stack as="ul" gap={12}>
          {roomNames.map((room) => file(`${room}.tokens.json`))}
        </Stack>
      </Part>
      <Part title="The whole" note="Sets, themes and their order, with aliases kept.">
        <Stack as="ul" gap={12}>
          {file('luxe.resolver.json')}
        </Stack>
      </Part>
      <Part title="How to import">
        <Stack gap={16}>
          <Text>
            Figma: make a collection, then import a file for each mode. Names are the same in every file, so a
            mode takes another mode’s place. Colours, lengths in pixels, numbers and weights are what
            variables can hold; shadows, easings and transitions stay in the code.
          </Text>
          <Text>
            Tokens Studio: set the format to W3C DTCG and load a file as a set for each theme. A tool that
            reads resolvers takes luxe.resolver.json alone.
          </Text>
          <Text tone="secondary">
            The way back is a change to packages/tokens/src/dtcg: these files are written by the build and
            lose what is edited in them.
          </Text>
        </Stack>
      </Part>
    </Sheet>
  ),
};
