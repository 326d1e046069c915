import type { SeedLanguage } from '~mocks/seed/types';

/** What an institute writes about, in the plural, so that every sentence takes each of them. */
interface Words {
  subjects: readonly string[];
  verbs: readonly string[];
  places: readonly string[];
  titles: readonly ((words: Picked) => string)[];
  sentences: readonly ((words: Picked) => string)[];
  topics: readonly string[];
  sections: readonly string[];
  positions: readonly string[];
  gatherings: readonly string[];
  rooms: readonly string[];
}

/** The words of one title or sentence. */
export interface Picked {
  subject: string;
  other: string;
  verb: string;
  place: string;
  number: number;
  /** A station, device or series that few texts name. */
  name: string;
}

/** Words that stand with semicolons between them. */
const listed = (...lines: string[]): string[] => lines.flatMap((line) => line.split('; '));

const german: Words = {
  subjects: listed(
    'Membranen; Flussdeltas; Kristalle; Wolken; Batterien; Böden; Gletscher; Sensoren',
    'Katalysatoren; Algen; Nervenzellen; Wattflächen; Strömungen; Schwingungen; Dünen',
    'Moleküle; Legierungen; Aerosole; Proteine; Küstenwälder; Quantenpunkte; Grenzflächen',
    'Brennstoffzellen; Pollen; Korallen; Magnetfelder; Turbulenzen; Gewebe; Sedimente',
  ),
  verbs: listed(
    'altern; wachsen; ihre Form behalten; auf Wärme antworten; Energie speichern',
    'sich selbst ordnen; Spuren hinterlassen; im Takt schwingen; auf Druck reagieren',
    'Wasser halten; Licht lenken; sich erholen; Muster bilden; langsamer werden',
  ),
  places: listed(
    'im Wattenmeer; unter dem Mikroskop; bei hohem Druck; in dünnen Schichten',
    'im Langzeitversuch; am Rand der Arktis; im Modell; bei Frost; über der Nordsee',
    'im Magnetfeld; nach dem Regen; in der Tiefe',
  ),
  titles: [
    ({ subject, place, verb }) => `Wie ${subject} ${place} ${verb}`,
    ({ subject, other }) => `Was ${subject} über ${other} verraten`,
    ({ subject, other, place }) => `${subject} und ${other} ${place}`,
    ({ subject, verb }) => `Warum ${subject} ${verb}`,
    ({ subject, name }) => `${name}: neue Daten über ${subject}`,
    ({ subject, number }) => `${number} Messreihen, und ${subject} überraschen`,
    ({ subject, place }) => `${subject} ${place}: ein Zwischenstand`,
  ],
  sentences: [
    ({ subject, place, verb }) => `Die Messung zeigt, weshalb ${subject} ${place} ${verb}.`,
    ({ subject, other }) => `Wer ${subject} verstehen will, kommt an ${other} nicht vorbei.`,
    ({ number, name }) => `An der Station ${name} liefen dafür ${number} Tage lang alle Geräte.`,
    ({ subject, verb }) => `Lange galt als sicher, dass ${subject} niemals ${verb}.`,
    ({ number, place }) => `Das Team hat ${number} Proben ${place} untersucht.`,
    ({ subject, number }) =>
      `Von ${number} Versuchen gelangen mit dem neuen Verfahren zwei Drittel: ${subject}.`,
    ({ other, verb, place }) => `Offen bleibt, ob auch ${other} ${place} ${verb}.`,
    ({ name, subject }) => `Die Reihe ${name} steht allen offen, die selbst über ${subject} arbeiten.`,
  ],
  topics: listed(
    'Klima; Energie; Zellbiophysik; Werkstoffe; Wasser; Medizin; Photonik; Daten; Meer',
    'Arktis; Speicher; Neuronen; Nachhaltigkeit; Promotion; Sensorik; Boden; Quanten',
  ),
  sections: ['Themen', 'Arbeitsgruppen', 'Labore', 'Lehre', 'Veröffentlichungen', 'Verfahren'],
  positions: listed('Sekretariat; Ingenieurin; Gastwissenschaftler; Leitung des Labors; Auszubildender'),
  gatherings: ['Kolloquium', 'Ringvorlesung', 'Tagung', 'Führung', 'Promotion', 'Werkstatt'],
  rooms: ['Großer Hörsaal', 'Geb. 04.8, Seminarraum 101', 'Foyer', 'Geb. 12.1, Raum 7', 'Werkhalle 3'],
};

const english: Words = {
  subjects: listed(
    'membranes; river deltas; crystals; clouds; batteries; soils; glaciers; sensors',
    'catalysts; algae; nerve cells; mud flats; currents; vibrations; dunes; molecules',
    'alloys; aerosols; proteins; coastal forests; quantum dots; interfaces; fuel cells',
    'pollen grains; corals; magnetic fields; eddies; tissues; sediments',
  ),
  verbs: listed(
    'age; grow; keep their shape; answer to warmth; store energy; order themselves',
    'leave traces; move in time; react to pressure; hold water; guide light; recover',
    'form patterns; slow down',
  ),
  places: listed(
    'in the Wadden Sea; under the microscope; at high pressure; in thin layers',
    'over many years; at the edge of the Arctic; in the model; below freezing',
    'above the North Sea; in a magnetic field; after rain; at depth',
  ),
  titles: [
    ({ subject, place, verb }) => `How ${subject} ${verb} ${place}`,
    ({ subject, other }) => `What ${subject} tell us about ${other}`,
    ({ subject, other, place }) => `Between ${subject} and ${other} ${place}`,
    ({ subject, verb }) => `Why ${subject} ${verb}`,
    ({ subject, name }) => `${name}: new data on ${subject}`,
    ({ subject, number }) => `${number} series of data, and ${subject} surprise`,
    ({ subject, place }) => `Looking at ${subject} ${place}`,
  ],
  sentences: [
    ({ subject, place, verb }) => `The measurement shows why ${subject} ${verb} ${place}.`,
    ({ subject, other }) => `Nobody understands ${subject} without a look at ${other}.`,
    ({ number, name }) => `At ${name} station all devices ran for ${number} days.`,
    ({ subject, verb }) => `For a long time it was held certain that ${subject} never ${verb}.`,
    ({ number, place }) => `The team examined ${number} samples ${place}.`,
    ({ subject, number }) => `Two thirds of ${number} trials with ${subject} succeeded by the new method.`,
    ({ other, verb, place }) => `It remains open whether ${other} ${verb} ${place} as well.`,
    ({ name, subject }) => `The ${name} series is open to all who work on ${subject} themselves.`,
  ],
  topics: listed(
    'Climate; Energy; Cell biophysics; Materials; Water; Medicine; Photonics; Data; Sea',
    'Arctic; Storage; Neurons; Sustainability; Doctorate; Sensing; Soil; Quanta',
  ),
  sections: ['Topics', 'Groups', 'Laboratories', 'Teaching', 'Publications', 'Methods'],
  positions: german.positions,
  gatherings: ['Colloquium', 'Lecture series', 'Conference', 'Guided tour', 'Doctorate', 'Workshop'],
  rooms: ['Great lecture hall', 'Bldg. 04.8, seminar room 101', 'Foyer', 'Bldg. 12.1, room 7', 'Hall 3'],
};

export const words: Readonly<Record<SeedLanguage, Words>> = { de: german, en: english };

export const firstNames = listed(
  'Ada; Bente; Carlo; Dana; Eike; Fenja; Gesa; Hauke; Ida; Jannes; Katrin; Lasse',
  'Mats; Nele; Ole; Pia; Quirin; Rieke; Sven; Tomma; Ulf; Vera; Wiebke; Xenia',
);

const beginnings = listed('Alt; Birken; Dorn; Eschen; Falken; Gold; Hafer; Insel; Jung; Klinge; Linden');
const endings = listed(
  'bach; berg; brink; burg; dorf; feld; gaard; hagen; hold; husen; kamp; lund',
  'mann; ried; see; stedt; strand; thal; wold; wurt',
);

/** A family, or a place: made up of two parts that stand in hundreds of combinations. */
export const nameOf = (number: number): string =>
  `${beginnings[number % beginnings.length]}${endings[Math.floor(number / beginnings.length) % endings.length]}`;

interface InstituteName {
  id: string;
  de: string;
  en: string;
}

/** The institutes that come to those of the demo. */
export const institutes: readonly InstituteName[] = [
  { id: 'photonik', de: 'Photonik', en: 'Photonics' },
  { id: 'quantenstoffe', de: 'Quantenstoffe', en: 'Quantum Matter' },
  { id: 'neurophysik', de: 'Neurophysik', en: 'Neurophysics' },
  { id: 'kuestenforschung', de: 'Küstenforschung', en: 'Coastal Research' },
  { id: 'katalyse', de: 'Katalyse', en: 'Catalysis' },
  { id: 'bodenkunde', de: 'Bodenkunde', en: 'Soil Science' },
  { id: 'plasmaphysik', de: 'Plasmaphysik', en: 'Plasma Physics' },
  { id: 'strukturbiologie', de: 'Strukturbiologie', en: 'Structural Biology' },
  { id: 'datenanalyse', de: 'Datenanalyse', en: 'Data Analysis' },
  { id: 'leichtbau', de: 'Leichtbau', en: 'Light Structures' },
  { id: 'polarforschung', de: 'Polarforschung', en: 'Polar Research' },
  { id: 'akustik', de: 'Akustik', en: 'Acoustics' },
];
