import type { Meta, StoryObj } from '@storybook/react-vite';
import { themeVariantNames } from '@luxe/tokens/catalogue';
import { Link } from '@luxe/ui/link';
import { Stack } from '@luxe/ui/stack';
import { Text } from '@luxe/ui/text';
import { FoundationSection, FoundationPage } from './page/FoundationPage.tsx';

/** The tokens as files for design tools, written by the build that writes the shop’s CSS. */
const meta = {
  parameters: { subject: { kind: 'specimen' } },
  title: 'foundations/Design tools',
} satisfies Meta;
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
  parameters: { states: ['usual'] },
  render: () => (
    <FoundationPage
      title="For design tools"
      intro="Every token as DTCG 2025.10 JSON: one resolved file per theme, or one resolver file with all themes."
    >
      <FoundationSection title="One file per theme" note="Each file is one mode of a variable collection.">
        <Stack as="ul" gap={12}>
          {themeVariantNames.map((themeVariant) => file(`${themeVariant}.tokens.json`))}
        </Stack>
      </FoundationSection>
      <FoundationSection title="All themes" note="Sets, themes and their order, with aliases.">
        <Stack as="ul" gap={12}>
          {file('luxe.resolver.json')}
        </Stack>
      </FoundationSection>
      <FoundationSection title="How to import">
        <Stack gap={16}>
          <Text>
            Figma: create a collection, then import one file for each mode. All files have the same names, so
            modes are interchangeable. Variables hold colours, lengths in pixels, numbers and weights;
            shadows, easings and transitions stay in the code.
          </Text>
          <Text>
            Tokens Studio: set the format to W3C DTCG and load one file as a set for each theme. A tool that
            reads resolvers needs only luxe.resolver.json.
          </Text>
          <Text tone="secondary">
            To change a token, edit packages/tokens/src/dtcg: the build overwrites the files above.
          </Text>
        </Stack>
      </FoundationSection>
    </FoundationPage>
  ),
};
