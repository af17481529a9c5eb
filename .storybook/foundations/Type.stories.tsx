import type { Meta, StoryObj } from '@storybook/react-vite';
import { Text } from '@luxe/ui/text';
import { FoundationSection, FoundationPage } from './page/FoundationPage.tsx';
import { amount, shortName, tokensUnder } from './page/designTokens.ts';
import { Columns, List, Row, SampleText } from './type/Specimen.styles.ts';
import { Specimen } from './type/Specimen.tsx';
import { paragraph, specimenTextByFamily, specimenTextBySize } from './type/specimenTexts.ts';

/**
 * Type carries the hierarchy. If a heading needs a box, a badge or a colour to be noticed, change its size or
 * its space.
 */
const meta = { parameters: { subject: { kind: 'specimen' } } } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

/** Titles, display sizes and the wordmark are Caslon; smaller sizes are Anek. */
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
  parameters: { states: ['usual'] },
  render: () => (
    <FoundationPage
      title="Type"
      intro="Libre Caslon Display for headings, names and gift amounts. Its italic for editorial text. Anek Latin, drawn in Mumbai, for everything else."
    >
      <FoundationSection
        title="Families"
        note="Subset files. A small extra file for each upright family contains the rupee sign."
      >
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
              {specimenTextByFamily[shortName(token)]}
            </Specimen>
          ))}
        </List>
      </FoundationSection>
    </FoundationPage>
  ),
};

export const Sizes: Story = {
  // Picture only one size. The pictures of the components Heading and Text already show the other sizes.
  parameters: { states: ['variant'], pictures: { target: 'main section li' } },
  render: () => {
    const sizes = [...tokensUnder('font.size')].sort((a, b) => amount(b.value) - amount(a.value));
    return (
      <FoundationPage
        title="Sizes"
        intro="Body text is md, the interface ui. Nothing is smaller than micro. Titles and display sizes are smaller on a narrow screen."
      >
        <FoundationSection title="font.size" note="In rem: they grow with the text size of the browser.">
          <List>
            {sizes.map((token) => {
              const name = shortName(token);
              const narrow = token.overrides?.['below-768'];
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
                  {specimenTextBySize[name] ?? 'Halden & Roe'}
                </Specimen>
              );
            })}
          </List>
        </FoundationSection>
      </FoundationPage>
    );
  },
};

export const WeightsAndLines: Story = {
  parameters: { states: ['variant'], pictures: { target: 'main section' } },
  render: () => (
    <FoundationPage
      title="Weights and lines"
      intro="Anek is one variable font file. Caslon has one weight, so its size gives emphasis."
    >
      <FoundationSection title="font.weight">
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
      </FoundationSection>
      <FoundationSection title="font.line-height">
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
      </FoundationSection>
      <FoundationSection title="font.tracking" note="In em. Only the wordmark has tracked capitals.">
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
      </FoundationSection>
      <FoundationSection
        title="Figures"
        note="Lining figures everywhere; tabular in prices and tables, so that columns align."
      >
        <List>
          {['₹3,70,900', '₹1,11,111', '₹94,900'].map((price) => (
            <Row key={price}>
              <SampleText variables={noVariables}>
                <Text as="span" size="xl" tabular>
                  {price}
                </Text>
              </SampleText>
            </Row>
          ))}
        </List>
      </FoundationSection>
    </FoundationPage>
  ),
};

const noVariables = {};
