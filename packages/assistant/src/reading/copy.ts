/** A question with its answers. Every answer is a request that the assistant understands. */
interface QuestionCopy {
  readonly text: string;
  readonly options: readonly string[];
}

interface Copy {
  readonly kind: QuestionCopy;
  readonly recipient: QuestionCopy;
  readonly sized: QuestionCopy;
  readonly compared: QuestionCopy;
  readonly brand: string;
  readonly amount: string;
  /** An answer to the question about an amount. */
  readonly upTo: (amount: string) => string;
}

const english: Copy = {
  kind: {
    text: 'What are you looking for?',
    options: ['Bags', 'Shoes', 'Watches', 'Jewellery', 'Kurtas', 'A gift'],
  },
  recipient: { text: 'Who is the gift for?', options: ['A woman', 'A man', 'A couple', 'A home'] },
  sized: {
    text: 'Which product should fit?',
    options: ['Size of shoes', 'Size of shirts', 'Size of kurtas', 'Size of rings', 'Size of belts'],
  },
  compared: {
    text: 'Which products shall I compare?',
    options: ['Compare handbags', 'Compare watches', 'Compare shoes', 'Compare rings'],
  },
  brand: 'Which brand do you mean?',
  amount: 'Which amount do you mean?',
  upTo: (amount) => `Under ${amount}`,
};

const hindi: Copy = {
  kind: {
    text: 'आप क्या ढूँढ रहे हैं?',
    options: ['बैग', 'जूते', 'घड़ियाँ', 'गहने', 'कुर्ते', 'तोहफा'],
  },
  recipient: {
    text: 'तोहफा किसके लिए है?',
    options: ['महिला के लिए', 'पुरुष के लिए', 'जोड़े के लिए', 'घर के लिए'],
  },
  sized: {
    text: 'किस चीज़ का साइज़?',
    options: ['जूते का साइज़', 'शर्ट का साइज़', 'कुर्ते का साइज़', 'अंगूठी का साइज़', 'बेल्ट का साइज़'],
  },
  compared: {
    text: 'किन चीज़ों की तुलना करूँ?',
    options: ['हैंडबैग की तुलना', 'घड़ियों की तुलना', 'जूतों की तुलना', 'अंगूठी की तुलना'],
  },
  brand: 'आपका मतलब किस ब्रांड से है?',
  amount: 'आपका मतलब कितने रुपये से है?',
  upTo: (amount) => `${amount} तक`,
};

const romanised: Copy = {
  kind: {
    text: 'Aap kya dhoondh rahe hain?',
    options: ['Bags', 'Shoes', 'Watches', 'Jewellery', 'Kurtas', 'Tohfa'],
  },
  recipient: {
    text: 'Tohfa kiske liye hai?',
    options: ['Mahila ke liye', 'Purush ke liye', 'Couple ke liye', 'Ghar ke liye'],
  },
  sized: {
    text: 'Kis cheez ka size?',
    options: ['Shoes ka size', 'Shirts ka size', 'Kurtas ka size', 'Rings ka size', 'Belts ka size'],
  },
  compared: {
    text: 'Kin products ki tulna karun?',
    options: ['Handbags ki tulna', 'Watches ki tulna', 'Shoes ki tulna', 'Rings ki tulna'],
  },
  brand: 'Aapka matlab kis brand se hai?',
  amount: 'Aapka matlab kitne rupaye se hai?',
  upTo: (amount) => `${amount} tak`,
};

/** The questions in the language of a request. */
export const copyOf = (language: 'en' | 'hi' | 'hi-Latn' | 'mixed'): Copy =>
  ({ en: english, hi: hindi, 'hi-Latn': romanised, mixed: romanised })[language];
