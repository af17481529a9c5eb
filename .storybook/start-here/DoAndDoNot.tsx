import { rupees } from '@luxe/contract/samples';
import { SummaryTable } from '@luxe/patterns/summary-table';
import { Heading } from '@luxe/ui/heading';
import { IconButton } from '@luxe/ui/icon-button';
import { Image } from '@luxe/ui/image';
import { Link } from '@luxe/ui/link';
import { RadioGroup } from '@luxe/ui/radio-group';
import { Stack } from '@luxe/ui/stack';
import { Text } from '@luxe/ui/text';
import { Page, Section } from '../docs/Page.tsx';
import { PairFigures } from '../docs/Pair.tsx';
import type { Example } from '../guides/guide.ts';

/**
 * The design rules, shown with the components themselves. Bad examples are in a dashed frame and are inert.
 */
export function DoAndDoNot() {
  return (
    <Page
      kicker="The rules as pictures"
      title="Do and do not"
      about="Each pair shows the same content twice: on the left as the shop does it, on the right, in the dashed frame, as it must not look."
    >
      <Pair
        title="Space"
        why="Space draws attention. A gap is not unused advertising space."
        good={['Leave empty space around a heading', <Opening key="good" />]}
        bad={[
          'Fill gaps with promos',
          <Stack key="bad" gap={12}>
            <Opening />
            <div className="wrong-boxes">
              <Text size="sm">Flat 20 % off on your first order</Text>
              <Text size="sm">Download the app and earn points</Text>
            </div>
          </Stack>,
        ]}
      />
      <Pair
        title="Groups"
        why="Group with space first, then with one hairline. A box around every group makes a page of boxes."
        good={['Use one hairline to divide', <Summary key="good" />]}
        bad={[
          'Box every group',
          <div key="bad" className="wrong-boxes">
            <Text>Bag total {price(370_900)}</Text>
            <Text>Discount −{price(20_000)}</Text>
            <Text>Delivery Free</Text>
            <Text weight="medium">To pay {price(350_900)}</Text>
          </div>,
        ]}
      />
      <Pair
        title="Links"
        why="Colour is never the only sign. Everyone understands an underline, in every theme."
        good={[
          'Underline links',
          <Text key="good">
            Every bag comes with the brand’s own papers.{' '}
            <Link href="#papers" tone="inline">
              About the papers
            </Link>
          </Text>,
        ]}
        bad={[
          'Colour links',
          <Text key="bad">
            Every bag comes with the brand’s own papers. <span className="wrong-gold">About the papers</span>
          </Text>,
        ]}
      />
      <Pair
        title="The accent colour"
        why="It marks where you are, what is yours and what you save. On larger areas it only decorates."
        good={[
          'Use the accent on one count or one tab',
          <Stack key="good" direction="row" gap={16} align="center">
            <Text>Saved for you</Text>
            <IconButton icon="bag" label="Bag, 3 items" badge={3} />
          </Stack>,
        ]}
        bad={[
          'Use gold for glamour',
          <Stack key="bad" gap={16} align="start">
            <Heading level={3} size="title-m" className="wrong-gold">
              The golden edit
            </Heading>
            <span className="wrong-fill">Shop the gold sale</span>
          </Stack>,
        ]}
      />
      <Pair
        title="Unavailable choices"
        why="Shoppers look for a choice that disappears. A choice that stays, with its reason, is clear."
        good={[
          'Show the disabled choice and why',
          <RadioGroup
            key="good"
            legend="Pay by"
            name="pay-good"
            defaultValue="upi"
            options={[
              { value: 'upi', label: 'UPI' },
              {
                value: 'cod',
                label: 'Cash on delivery',
                disabled: true,
                reason: 'Not offered above ₹50,000.',
              },
            ]}
          />,
        ]}
        bad={[
          'Hide it',
          <RadioGroup
            key="bad"
            legend="Pay by"
            name="pay-bad"
            defaultValue="upi"
            options={[{ value: 'upi', label: 'UPI' }]}
          />,
        ]}
      />
      <Pair
        title="Pictures"
        why="The product itself convinces. An overlay hides it."
        good={[
          'Crop closer',
          <div key="good" className="crop-close">
            <Bag />
          </div>,
        ]}
        bad={[
          'Add overlays',
          <div key="bad" className="wrong-overlay">
            <Bag />
            <Text size="lg">The bag of the season is finally here</Text>
          </div>,
        ]}
      />
      <Pair
        title="Text"
        why="State the fact beside the choice it affects. Urgency is not a fact."
        good={[
          'Write “2 left in Medium”',
          <Text key="good" size="sm" tone="secondary">
            2 left in Medium
          </Text>,
        ]}
        bad={[
          '“Hurry!”, or a countdown',
          <Text key="bad" weight="semibold" tone="error">
            Hurry! Offer ends in 00:04:59
          </Text>,
        ]}
      />
    </Page>
  );
}

function Pair({ title, why, good, bad }: { title: string; why: string; good: Example; bad: Example }) {
  return (
    <Section title={title} about={why}>
      <PairFigures good={good} bad={bad} />
    </Section>
  );
}

function Opening() {
  return (
    <Stack gap={12}>
      <Heading level={3} size="title-l">
        The winter room
      </Heading>
      <Text tone="secondary">Delhi’s winter is short, and the shawls know it.</Text>
    </Stack>
  );
}

function Summary() {
  return (
    <SummaryTable
      aria-label="Summary"
      rows={[
        { label: 'Bag total', value: rupees(370_900) },
        { label: 'Discount', value: rupees(20_000), saving: true },
        { label: 'Delivery', value: 'Free' },
      ]}
      total={{ label: 'To pay', value: rupees(350_900) }}
    />
  );
}

function Bag() {
  return (
    <Image
      src="./media/handbag-oxblood-hero.avif"
      alt="An oxblood top-handle bag"
      width={800}
      height={1000}
      ratio="3/2"
      tone="media"
      fit="contain"
      priority
    />
  );
}

const price = (amount: number) => `₹${amount.toLocaleString('en-IN')}`;
