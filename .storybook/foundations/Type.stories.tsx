import type { Meta, StoryObj } from '@storybook/react-vite';
import { Text } from '@luxe/ui/text';
import { Part, Sheet } from './page/Sheet.tsx';
import { amount, shortName, tokensUnder } from './page/tokens.ts';
import { Columns, List, Row, Words } from './type/Specimen.styles.ts';
import { Specimen } from './type/Specimen.tsx';
import { paragraph, wordsByFamily, wordsBySize } from './type/words.ts';

/** Type does the work. If a heading needs a box, a badge or a colour to be noticed, mend its size or its space. */
const meta = {} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

/** Display sizes are Caslon, the wordmark too; all that is smaller is Anek. */
const isCaslon = (name: string) => /^(?:title|display|wordmark)/.test(name);
const tracking = (name: string) =>
  name.startsWith('wordmark')
    ? 'wordmark'
    : name.startsWith('display')
      ? 'display'
      : isCaslon(name)
        ? 'title'
        : 'text';

export const Families: Story = {
  render: () => (
    <Sheet
      title="Type"
      intro="Libre Caslon Display for headings, names and gift amounts. Its italic for the editor’s voice. Anek Latin, drawn in Mumbai, for everything else."
    >
      <Part title="Families" note="Subset files; a small companion of each upright carries the rupee.">
        <List>
          {tokensUnder('font.family').map((token) => (
            <Specimen
              key={token.id}
              token={token}
              value={(token.value as readonly string[]).join(', ')}
              variables={{
                '--specimen-family': `var(${token.variable})`,
                '--specimen-size': 'var(--lx-font-size-title-l)',
                '--specimen-line': 'var(--lx-font-line-height-title)',
              }}
            >
              {wordsByFamily[shortName(token)]}
            </Specimen>
          ))}
        </List>
      </Part>
    </Sheet>
  ),
};

export const Sizes: Story = {
  // The rest of them stand in the pictures of Heading and Text.
  parameters: { pictures: { target: 'main section li' } },
  render: () => {
    const sizes = [...tokensUnder('font.size')].sort((a, b) => amount(b.value) - amount(a.value));
    return (
      <Sheet
        title="Sizes"
        intro="Body is md, the interface ui. Nothing is smaller than micro. Titles and displays step down on a narrow screen, so a phone keeps its air."
      >
        <Part title="font.size" note="In rem: they grow with the reader’s own text size.">
          <List>
            {sizes.map((token) => {
              const name = shortName(token);
              const narrow = token.differs?.['below-768'];
              const px = `${amount(token.value)} rem, ${amount(token.value) * 16} px`;
              return (
                <Specimen
                  key={token.id}
                  token={token}
                  value={narrow === undefined ? px : `${px}, ${amount(narrow) * 16} px below 768`}
                  variables={{
                    '--specimen-size': `var(${token.variable})`,
                    '--specimen-family': `var(--lx-font-family-${isCaslon(name) ? 'display' : 'text'})`,
                    '--specimen-tracking': `var(--lx-font-tracking-${tracking(name)})`,
                    '--specimen-line': `var(--lx-font-line-height-${isCaslon(name) ? 'title' : 'snug'})`,
                  }}
                >
                  {wordsBySize[name] ?? 'Halden & Roe'}
                </Specimen>
              );
            })}
          </List>
        </Part>
      </Sheet>
    );
  },
};

export const WeightsAndLines: Story = {
  parameters: { pictures: { target: 'main section' } },
  render: () => (
    <Sheet
      title="Weights and lines"
      intro="Anek is one variable file. Caslon has one weight: its size is its emphasis."
    >
      <Part title="font.weight">
        <List>
          {tokensUnder('font.weight').map((token) => (
            <Specimen
              key={token.id}
              token={token}
              variables={{
                '--specimen-weight': `var(${token.variable})`,
                '--specimen-size': 'var(--lx-font-size-xl)',
              }}
            >
              Warden top-handle bag, ₹2,45,000
            </Specimen>
          ))}
        </List>
      </Part>
      <Part title="font.line-height">
        <Columns>
          {tokensUnder('font.line-height').map((token) => (
            <Specimen
              key={token.id}
              token={token}
              variables={{
                '--specimen-line': `var(${token.variable})`,
                ...(shortName(token).startsWith('display') && {
                  '--specimen-family': 'var(--lx-font-family-display)',
                  '--specimen-size': 'var(--lx-font-size-title-l)',
                }),
                ...(shortName(token) === 'title' && {
                  '--specimen-family': 'var(--lx-font-family-display)',
                  '--specimen-size': 'var(--lx-font-size-title-m)',
                }),
              }}
            >
              {/^(?:display|title)/.test(shortName(token))
                ? 'Light on brass, and on the hand that polished it'
                : paragraph}
            </Specimen>
          ))}
        </Columns>
      </Part>
      <Part title="font.tracking" note="In em. Capitals are never tracked, but for the wordmark.">
        <Columns>
          {tokensUnder('font.tracking').map((token) => (
            <Specimen
              key={token.id}
              token={token}
              value={`${amount(token.value)} em`}
              variables={{
                '--specimen-tracking': `var(${token.variable})`,
                '--specimen-size': 'var(--lx-font-size-xl)',
              }}
            >
              {shortName(token) === 'wordmark' ? 'LUXE' : 'Halden & Roe, Somerset'}
            </Specimen>
          ))}
        </Columns>
      </Part>
      <Part title="Figures" note="Lining everywhere; tabular in prices and tables, so that columns stand.">
        <List>
          {['₹3,70,900', '₹1,11,111', '₹94,900'].map((price) => (
            <Row key={price}>
              <Words variables={figures}>
                <Text as="span" size="xl" tabular>
                  {price}
                </Text>
              </Words>
            </Row>
          ))}
        </List>
      </Part>
    </Sheet>
  ),
};

const figures = {};
