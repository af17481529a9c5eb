import type { LineStyle } from './brand-seed.ts';

const words = (text: string) => text.trim().split(/\s+/);

/** Names that maisons give their lines, by the style of the maison. */
export const linePools: Record<LineStyle, string[]> = {
  french: words(
    'Quai Aube Rivoli Sauvage Lisière Verlaine Colline Marais Solstice Orée Tuileries Halte Vendange Clairière Odéon Passage Brume Perle Cassis Garance Lune Écluse Pavane Faubourg Givre Amarante Belvédère Chênaie',
  ),
  italian: words(
    'Vela Sestri Brera Lido Sirolo Fenice Portico Tevere Lago Corso Stella Ponente Zagara Bruma Onda Scala Navona Luce Ombra Arco Fiume Giara Tramonto Sella Rondine Mirto Cala Ginepro',
  ),
  english: words(
    'Warden Field Marlow Ashdown Harrow Pembroke Tarn Langley Rook Selby Mercer Dunster Holt Avery Thorne Wexford Alder Kemble Wharf Linden Barrow Quill Stour Fenwick Hollis Garth Rowan Cotswold',
  ),
  iberian: words(
    'Luna Postigo Azahar Ribera Douro Alba Sombra Faro Salina Marisma Cala Nazaré Tejo Ronda Jara Almendra Duna Lagar Sierra Vega Tilia Belém Cardo Miel',
  ),
  northern: words(
    'Fjell Vind Skog Lys Strand Rime Bjerk Tind Hav Sund Furu Dal Elv Nord Lyng Mose Kyst Sten Vinter Birk Aspen Isbre Løv Granit',
  ),
  japanese: words(
    'Kasumi Yuki Hana Tsuki Sora Kawa Mori Nami Asa Kumo Ishi Matsu Shizuku Hotaru Aki Kaze Suna Midori Yoru Tani',
  ),
  indian: words(
    'Haldi Gulmohar Saanjh Mehfil Amaltas Bahaar Noor Champa Jamuna Raat Shehnai Kesar Madhuban Chaand Sitara Anaar Aangan Bela Kamal Mayur Dhoop Jharokha Parinda Rasm Sehar Mogra Taal Utsav Neem Baadal Zeenat Meher Vasant Tara',
  ),
};
