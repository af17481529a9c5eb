import type { TaraPlan } from '@luxe/contract/tara-plan';

/** Topics of the shop's policies, as a plan names them. */
export const topics = [
  'returns',
  'exchanges',
  'refunds',
  'cancellation',
  'delivery',
  'payment',
  'cash-on-delivery',
  'emi',
  'authenticity',
  'warranty',
  'care',
  'gift-wrapping',
  'gift-cards',
  'offers',
  'points',
  'privacy',
  'invoice',
] as const;
export type Topic = (typeof topics)[number];

export const topicWords: readonly {
  readonly topic: Topic;
  readonly words: string;
  readonly hindi: string;
}[] = [
  {
    topic: 'returns',
    words: 'return, returns, return policy, send back, give back, money back',
    hindi:
      'vapas karna, vapas karne, vapas kaise, wapas, vapsi, wapsi, lautana, lautane, lauta sak, lauta sakte, lauta sakta, lauta sakti, lauta dun, ritarn',
  },
  {
    topic: 'exchanges',
    words: 'exchange, exchanges, exchange policy, replacement, replace, swap',
    hindi: 'badalna, badalne, badal sakte, badli, adla badli, eksachenj, eksachej',
  },
  {
    topic: 'refunds',
    words: 'refund, refunds, refund policy',
    hindi: 'paise vapas, paisa vapas, rifand, rakam vapas',
  },
  {
    topic: 'cancellation',
    words: 'cancel, cancel order, cancel my order, cancellation, cancellation policy',
    hindi: 'radd, rad, kainsal, kensal, nirast',
  },
  {
    topic: 'delivery',
    words:
      'delivery charge, delivery charges, delivery fee, shipping charge, shipping charges, shipping fee, ' +
      'shipping cost, delivery cost, free delivery, free shipping, shipping policy, international shipping, ship abroad',
    hindi:
      'delivery charge kitna, dilivari ka kharch, delivery ka kharcha, delivery ka kharch, dilivari charj, dilivari shulk, delivery shulk',
  },
  {
    topic: 'payment',
    words:
      'payment, payment options, payment methods, pay by card, credit card, debit card, upi, netbanking, net banking',
    hindi: 'bhugtan, pement, yupiai',
  },
  {
    topic: 'cash-on-delivery',
    words: 'cash on delivery, cod, pay on delivery, pay at the door',
    hindi: 'kaish on dilivari, kesh on dilivari, si o di, nakad',
  },
  {
    topic: 'emi',
    words: 'emi, no cost emi, instalment, instalments, installment, installments, pay later, pay in parts',
    hindi: 'kisht, kishton, kist, kiston, kishten, iemai',
  },
  {
    topic: 'authenticity',
    words:
      'authentic, authenticity, genuine product, genuine products, original product, original, fake, is it real, is this real, are they real, real or fake, certificate of authenticity',
    hindi: 'asli, asali, nakli, nakali, orijinal, orijnal',
  },
  {
    topic: 'warranty',
    words: 'warranty, guarantee, guaranty',
    hindi: 'varanti, varenti, garanti, gairanti, vaaranti',
  },
  {
    topic: 'care',
    words:
      'how to clean, how do i clean, how to wash, how do i wash, care instructions, how to care, take care of, dry clean, polish it',
    hindi: 'dhona, dhone, dhoye, saf kaise, saaf kaise, wash kaise, vosh kaise, dekhbhal, dekhrekh',
  },
  {
    topic: 'gift-wrapping',
    words: 'gift wrap, gift wrapping, gift wrapped, gift box, gift packing, gift message',
    hindi: 'gift pek, gift paiking, upahar pek',
  },
  {
    topic: 'gift-cards',
    words: 'gift card, gift cards, gift voucher, e gift card',
    hindi: 'gift kard, gift vauchar',
  },
  {
    topic: 'offers',
    words: 'coupon, coupons, coupon code, promo code, bank offer, bank offers, offer code',
    hindi: 'kupan, kupon, bank offer',
  },
  {
    topic: 'points',
    words: 'loyalty points, reward points, neucoins, points, cliq cash',
    hindi: 'point kitne, poaints',
  },
  {
    topic: 'privacy',
    words: 'privacy, privacy policy, delete my data, personal data',
    hindi: 'niji jankari',
  },
  {
    topic: 'invoice',
    words: 'invoice, gst invoice, tax invoice, gst bill',
    hindi: 'bil, invois, rasid, raseed',
  },
];

/** Requests that are about no product, and those that change what an answer is. */
export const intentWords: readonly {
  readonly intent: Exclude<TaraPlan['intent'], 'policy' | 'find'>;
  /** A weak word decides only when nothing else does. */
  readonly isWeak?: true;
  readonly words: string;
  readonly hindi: string;
}[] = [
  {
    intent: 'person',
    words:
      'real person, human, talk to a person, speak to a person, talk to someone, speak to someone, agent, customer care, ' +
      'customer service, customer support, call me, call me back, stylist, personal shopper, representative, complaint, live chat',
    hindi:
      'insan se bat, insaan se baat, kisi insan se, kisi insaan, kisi se bat, kisi se baat, kastamar keyar, kastmar keyar, shikayat, ' +
      'bat karva, baat karwa, bat karni hai, baat karni hai',
  },
  {
    intent: 'order',
    words:
      'where is my order, where is my parcel, wheres my order, order status, status of my order, track, track order, track my order, ' +
      'tracking, hasnt arrived, not arrived, not received, havent received, not delivered, never got my, never received, never arrived, where is my refund, refund status',
    hindi:
      'order kahan, ordar kahan, order kab, ordar kab, saman kahan, parsal kahan, parcel kahan, refund kab, rifand kab, paise vapas kab, ' +
      'paisa vapas kab, nahi aaya, nahi mila, traik, order ka status',
  },
  {
    intent: 'order',
    isWeak: true,
    words: 'order, parcel, package, shipment, consignment',
    hindi: 'ordar, saman, samaan, parsal',
  },
  {
    intent: 'compare',
    words:
      'compare, comparison, versus, vs, difference, difference between, differences, which is better, which one is better, better than, differ',
    hindi:
      'tulna, antar, farak, fark, pharak, kaun behtar, kaun sa behtar, kaunsa behtar, behtar hai, compare karo, kya difference',
  },
  {
    intent: 'size',
    words:
      'size chart, size guide, sizing, which size, what size, what is my size, whats my size, my size, size advice, true to size, ' +
      'find my size, how do they fit, measurements, size help, how do i measure, how to measure',
    hindi:
      'mera size, mera saij, size chart, saij chart, kaunsa size, kaun sa size, konsa size, kaunsa saij, kaun sa saij, kaunsa nap, kaun sa nap, ' +
      'mera nap, nap kya, kitna nap, size kya, saij kya',
  },
  {
    intent: 'delivery',
    isWeak: true,
    words:
      'deliver, delivery, delivers, delivered, delivery time, delivery date, when will, how soon, how fast, ship to, reach, arrive, ' +
      'get it by, ship, shipping, same day, express delivery',
    hindi:
      'kab tak, kitne din, pahunchega, pahunchegi, pahuchega, pahunch, aayega, ayega, aaega, milega, dilivari, dilivar, pahunchana, bhejenge',
  },
  {
    intent: 'gift',
    words:
      'gift, gifts, gifting, gift idea, gift ideas, present, presents, return gift, return gifts, return gift idea, surprise for',
    hindi:
      'tohfa, tohfe, tofa, tohpha, upahar, uphaar, uphar, bhent, dene ke liye, kya dun, kya doon, kya de, gift, gipht, shagun, kya du',
  },
  {
    intent: 'chat',
    isWeak: true,
    words:
      'hello, hi, hey, good morning, good evening, good afternoon, thanks, thank you, thank you so much, bye, goodbye, who are you, ' +
      'how are you, ok, okay, great, nice to meet you, cool',
    hindi:
      'namaste, namaskar, shukriya, dhanyavad, dhanyawad, alvida, kaise ho, kaisi ho, tum kaun ho, aap kaun, thik hai, helo',
  },
];
