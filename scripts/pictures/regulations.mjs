/** A regulation of the institution in both languages. */
export const regulations = [
  {
    file: 'mobiles-arbeiten.pdf',
    language: 'de',
    title: 'Dienstvereinbarung Mobiles Arbeiten',
    author: 'Forschungszentrum Immerlund',
    pages: [
      {
        kicker: 'Forschungszentrum Immerlund · Dienstvereinbarung 14',
        heading: 'Mobiles Arbeiten',
        paragraphs: [
          '§ 1 Wer nicht an ein Gerät, ein Labor oder einen Schalter gebunden ist, darf bis zu zwölf Tage im Monat außerhalb des Geländes arbeiten.',
          '§ 2 Erreichbar ist, wer zwischen 10 und 15 Uhr ans Telefon geht. Davor und danach entscheidet jede Gruppe selbst.',
          '§ 3 Unterlagen mit dem Vermerk „vertraulich“ verlassen das Gelände nicht, auch nicht in der Aktentasche.',
          '§ 4 Ein zweiter Bildschirm wird gestellt, ein zweiter Hund nicht.',
          '§ 5 Diese Vereinbarung gilt bis auf Widerruf durch Vorstand oder Hausrat mit einer Frist von drei Monaten.',
        ],
      },
    ],
  },
  {
    file: 'remote-work.pdf',
    language: 'en',
    title: 'Works Agreement on Remote Work',
    author: 'Immerlund Research Centre',
    pages: [
      {
        kicker: 'Immerlund Research Centre · Works agreement 14',
        heading: 'Remote work',
        paragraphs: [
          '1. Whoever is not tied to an instrument, a laboratory or a counter may work away from campus for up to twelve days a month.',
          '2. Being available means answering the phone between 10 am and 3 pm. The hours around that are for each group to settle.',
          '3. Papers marked “confidential” stay on campus, and briefcases are no exception.',
          '4. We supply a second screen but not a second dog.',
          '5. The agreement holds until the board or the staff council ends it with three months’ notice.',
        ],
      },
    ],
  },
];
