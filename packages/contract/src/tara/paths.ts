/** Where a conversation with Tara begins [TAR-01]. The route table of the storefront has the same paths. */
export const taraStartPath = '/launch-tara';
/** A conversation. */
export const taraPath = '/ask-tara';
/** All products of an answer. */
export const taraResultsPath = '/results';
/** A question for which Tara found no product. */
export const taraNothingPath = '/result-not-found';

/** Longest question, in code points. */
export const taraQuestionLimit = 500;

type Catalogue = 'luxury' | 'indiluxe';

/** A page of Tara with a question, in a catalogue. */
const withQuestion = (path: string, question: string, catalogue: Catalogue): string =>
  `${path}?q=${encodeURIComponent(question)}${catalogue === 'indiluxe' ? '&catalogue=indiluxe' : ''}`;

/** Begins a conversation with a question. Without a question, opens the page that asks for one. */
export const askTaraHref = (question: string, catalogue: Catalogue = 'luxury'): string =>
  question.trim()
    ? withQuestion(taraPath, question.trim(), catalogue)
    : taraStartPath + (catalogue === 'indiluxe' ? '?catalogue=indiluxe' : '');

/** Opens a conversation of this device. */
export const taraConversationHref = (id: string): string => `${taraPath}?c=${encodeURIComponent(id)}`;

export const taraResultsHref = (question: string, catalogue: Catalogue = 'luxury'): string =>
  withQuestion(taraResultsPath, question, catalogue);

export const taraNothingHref = (question: string, catalogue: Catalogue = 'luxury'): string =>
  withQuestion(taraNothingPath, question, catalogue);

/** Opens Tara with the name of a product in the field, for a question about it. */
export const askAboutHref = (name: string, productId: string): string =>
  `${taraPath}?about=${encodeURIComponent(name)}&id=${encodeURIComponent(productId)}`;
