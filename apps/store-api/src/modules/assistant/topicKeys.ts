import type { Topic } from '@luxe/assistant';

/**
 * Words that a text about a topic has. A text without any of these keys is about something else: "customer
 * care" is no care of a product. A text has a key when it has all its words.
 */
const keys: Readonly<Record<Topic, readonly string[]>> = {
  returns: ['return'],
  exchanges: ['replacement', 'exchange'],
  refunds: ['refund', 'money back'],
  cancellation: ['cancellation', 'cancel', 'cancelled'],
  delivery: ['delivery', 'deliver', 'shipping'],
  payment: ['payment', 'pay', 'paid'],
  'cash-on-delivery': ['cash'],
  emi: ['emi', 'instalment', 'installment'],
  authenticity: ['genuine', 'authentic', 'original', 'fake'],
  warranty: ['warranty', 'guarantee'],
  care: ['clean it', 'wash', 'polish it', 'tarnish'],
  'gift-wrapping': ['wrap', 'wrapped', 'gift message'],
  'gift-cards': ['gift card'],
  offers: ['coupon', 'offer'],
  points: ['points', 'cliq cash'],
  privacy: ['privacy', 'data', 'consent'],
  invoice: ['invoice'],
};

/** The keys of the topic of a plan; empty without a topic. */
export const keysOfTopic = (topic: string | null): readonly string[] =>
  topic !== null && Object.hasOwn(keys, topic) ? keys[topic as Topic] : [];
