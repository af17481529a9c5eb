import type { LineStyle } from './brandSeed.ts';

const splitNames = (text: string) => text.trim().split(/\s+/);

/** Names of product lines, by the style of the brand. */
export const linePools: Record<LineStyle, string[]> = {
  french: splitNames(
    'Quai Aube Rivoli Sauvage Lisière Verlaine Colline Marais Solstice Orée Tuileries Halte Vendange Clairière Odéon Passage Brume Perle Cassis Garance Lune Écluse Pavane Faubourg Givre Amarante Belvédère Chênaie',
  ),
  italian: splitNames(
    'Vela Sestri Brera Lido Sirolo Fenice Portico Tevere Lago Corso Stella Ponente Zagara Bruma Onda Scala Navona Luce Ombra Arco Fiume Giara Tramonto Sella Rondine Mirto Cala Ginepro',
  ),
  english: splitNames(
    'Warden Field Marlow Ashdown Harrow Pembroke Tarn Langley Rook Selby Mercer Dunster Holt Avery Thorne Wexford Alder Kemble Wharf Linden Barrow Quill Stour Fenwick Hollis Garth Rowan Cotswold',
  ),
  iberian: splitNames(
    'Luna Postigo Azahar Ribera Douro Alba Sombra Faro Salina Marisma Cala Nazaré Tejo Ronda Jara Almendra Duna Lagar Sierra Vega Tilia Belém Cardo Miel',
  ),
  northern: splitNames(
    'Fjell Vind Skog Lys Strand Rime Bjerk Tind Hav Sund Furu Dal Elv Nord Lyng Mose Kyst Sten Vinter Birk Aspen Isbre Løv Granit',
  ),
  japanese: splitNames(
    'Kasumi Yuki Hana Tsuki Sora Kawa Mori Nami Asa Kumo Ishi Matsu Shizuku Hotaru Aki Kaze Suna Midori Yoru Tani',
  ),
  indian: splitNames(
    'Haldi Gulmohar Saanjh Mehfil Amaltas Bahaar Noor Champa Jamuna Raat Shehnai Kesar Madhuban Chaand Sitara Anaar Aangan Bela Kamal Mayur Dhoop Jharokha Parinda Rasm Sehar Mogra Taal Utsav Neem Baadal Zeenat Meher Vasant Tara',
  ),
};
