import { samples } from '@luxe/contract/samples';
import { ChatMessage } from '@luxe/patterns/chat-message';
import { RecentList } from '@luxe/patterns/recent-list';
import { SuggestionList } from '@luxe/patterns/suggestion-list';
import { VoicePanel } from '@luxe/patterns/voice-panel';
import { Button } from '@luxe/ui/button';
import { Heading } from '@luxe/ui/heading';
import { LinkList } from '@luxe/ui/link-list';
import { Stack } from '@luxe/ui/stack';
import { Text } from '@luxe/ui/text';
import type { Guides } from './guide.ts';

const searchHref = (text: string) => `#${text}`;

/** Guides of patterns of search, conversation and speech. */
export const searchPatternGuides: Guides = {
  'patterns/ChatFrame': {
    use: 'The page of a conversation: messages, and the field for the next one.',
    avoid: 'For a form with questions use Form. For one message to the service use TextArea.',
    anatomy: [
      ['Messages', 'Of the shopper at the end of the line, of the assistant over the full width.'],
      ['Suggestions', 'Short answers below a message.'],
      ['Field', 'Always visible.'],
    ],
    accessibility: ['Each message names its author. A new message is announced once it is complete.'],
    related: ['ui/forms/TextArea', 'patterns/VoicePanel'],
    pair: {
      good: [
        'an answer that begins with the facts',
        <Stack key="good" gap={16}>
          <ChatMessage author="shopper" name="You">
            Does the Warden bag fit a laptop?
          </ChatMessage>
          <ChatMessage author="assistant" name="Tara">
            <Text>No. It is 28 cm wide; a laptop of 13 inches needs 31 cm.</Text>
          </ChatMessage>
        </Stack>,
      ],
      bad: [
        'small talk before the answer',
        <Stack key="bad" gap={16}>
          <ChatMessage author="shopper" name="You">
            Does the Warden bag fit a laptop?
          </ChatMessage>
          <ChatMessage author="assistant" name="Tara">
            <Text>Great question! I would love to help you with that. What a wonderful choice!</Text>
          </ChatMessage>
        </Stack>,
      ],
    },
  },
  'patterns/RecentList': {
    use: 'Searches to repeat: those of the shopper, or popular ones.',
    avoid: 'For suggestions while typing use SuggestionList.',
    anatomy: [
      ['Search', 'A link that repeats it.'],
      ['Remove', 'A button for each, and one for all.'],
    ],
    accessibility: ['Each button names its search: “Remove “camel coat””.'],
    related: ['patterns/SuggestionList', 'ui/forms/SearchField'],
    pair: {
      good: [
        'what the shopper typed, and a way to remove it',
        <Stack key="good" gap={8}>
          <Text id="pair-recent" size="xs" tone="secondary">
            Recent
          </Text>
          <RecentList
            searches={['camel coat', 'loafers bordeaux']}
            hrefOf={searchHref}
            labelledBy="pair-recent"
            onRemove={() => {}}
          />
        </Stack>,
      ],
      bad: [
        'searches that the shopper has not made',
        <Stack key="bad" gap={8}>
          <Text id="pair-promoted" size="xs" tone="secondary">
            Recent
          </Text>
          <RecentList
            searches={['Sponsored: Oduvia', 'Winter sale −40 %']}
            hrefOf={searchHref}
            labelledBy="pair-promoted"
          />
        </Stack>,
      ],
    },
  },
  'patterns/SuggestionList': {
    use: 'Suggestions below the search field while the shopper types.',
    avoid: 'Before the first letter use RecentList. For one of many values use Combobox.',
    anatomy: [
      ['Typed part', 'In regular weight.'],
      ['Rest', 'Bold, because it is what is new.'],
      ['Kind', 'Brand, category or product.'],
    ],
    accessibility: ['A listbox of the search field: the focus stays in the field.'],
    related: ['patterns/RecentList', 'ui/forms/Combobox'],
    pair: {
      good: [
        'suggestions that continue what was typed',
        <Stack key="good" gap={8}>
          <Text id="pair-suggestions" size="xs" tone="secondary">
            Suggestions
          </Text>
          <SuggestionList
            id="pair-list"
            labelledBy="pair-suggestions"
            suggestions={samples.suggestions.suggestions.slice(0, 4)}
            typed="crescent"
            active={-1}
          />
        </Stack>,
      ],
      bad: [
        'links that ignore what was typed',
        <Stack key="bad" gap={8}>
          <Text size="xs" tone="secondary">
            You typed “crest”
          </Text>
          <LinkList
            items={[
              { label: 'Sale', href: '#sale' },
              { label: 'Download the app', href: '#app' },
            ]}
          />
        </Stack>,
      ],
    },
  },
  'patterns/VoiceDialog': {
    use: 'Speech in place of typing, for a search or a message.',
    avoid: 'As the only way: everything that can be spoken can be typed.',
    anatomy: [
      ['Question', 'Asks once, before it first listens.'],
      ['Transcript', 'What was understood, in VoicePanel.'],
      ['Type instead', 'Always there.'],
    ],
    accessibility: ['A modal dialog with a name. The transcript is announced as it grows.'],
    related: ['patterns/VoicePanel', 'ui/layers/Dialog'],
    pair: {
      good: [
        'what listens, before it listens',
        <Stack key="good" gap={16} align="start">
          <Heading level={3} size="title-s">
            Search by voice
          </Heading>
          <Text tone="secondary">Your browser turns speech into text. We store no sound.</Text>
          <Stack direction="row" gap={12} wrap>
            <Button icon="mic">Start</Button>
            <Button emphasis="plain">Type instead</Button>
          </Stack>
        </Stack>,
      ],
      bad: [
        'a microphone that is on at once',
        <Stack key="bad" gap={16} align="start">
          <Heading level={3} size="title-s">
            Listening…
          </Heading>
          <Text tone="secondary">Speak now!</Text>
        </Stack>,
      ],
    },
  },
  'patterns/VoicePanel': {
    use: 'The words that were understood, while the shopper speaks.',
    avoid: 'For text that was typed use the field itself.',
    anatomy: [
      ['Transcript', 'In the size of a heading.'],
      ['Hint', 'Examples, until there are words.'],
    ],
    accessibility: ['Changes are announced politely. The moving lines are decorative.'],
    related: ['patterns/VoiceDialog'],
    pair: {
      good: [
        'what was understood, large enough to check',
        <VoicePanel
          key="good"
          transcript="A green silk sari for a morning wedding"
          hint="Try a colour, a brand or an occasion."
        />,
      ],
      bad: [
        'only that something listens',
        <VoicePanel key="bad" transcript="" hint="Processing your request…" isListening />,
      ],
    },
  },
};
