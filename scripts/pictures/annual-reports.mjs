/** The annual report in both languages, each with its own text. */
export const annualReports = [
  {
    file: 'jahresbericht.pdf',
    language: 'de',
    title: 'Jahresbericht 2025',
    author: 'Forschungszentrum Immerlund',
    pages: [
      {
        kicker: 'Forschungszentrum Immerlund · Jahresbericht 2025',
        heading: 'Ein Jahr zwischen Deich und Hochvakuum',
        paragraphs: [
          'Als im Februar die Wispe über die Ufer trat, standen unsere Messwagen schon am Wehr. Drei Institute haben den Scheitel gemeinsam verfolgt: vom Radar über die Pegel bis ins Sediment. Aus diesen vier Tagen ist das Messnetz Regenwind hervorgegangen, das heute 340 Stationen zählt.',
          'Auch im Haus ist viel in Bewegung geraten. Die Halle für LUMEA hat ihr Dach bekommen, im Plasmaexperiment HALO brannte die Entladung zum ersten Mal länger als zehn Minuten, und im Forum am Wehr öffnete die Graduiertenschule ihre Türen.',
          '2.140 Menschen aus 61 Ländern arbeiten in Immerlund. Ihnen verdanken wir, was auf diesen Seiten steht, und manches, das nicht in einen Bericht passt: die Geduld mit einem leckenden Flansch, den zweiten Blick auf eine Kurve, den Kaffee nach der Nachtschicht.',
        ],
      },
      {
        kicker: 'Zahlen',
        heading: 'Wofür wir unsere Mittel verwendet haben',
        paragraphs: [
          'Der Haushalt betrug 312 Millionen Euro. Gut ein Drittel stammt aus eingeworbenen Mitteln; der größte einzelne Posten war der Bau der Strahlführung von LUMEA.',
        ],
        table: [
          ['Forschung in den Instituten', '148 Mio. Euro', 1],
          ['Großgeräte und Nutzerbetrieb', '87 Mio. Euro', 0.59],
          ['Bau und Technik', '41 Mio. Euro', 0.28],
          ['Ausbildung und Nachwuchs', '22 Mio. Euro', 0.15],
          ['Verwaltung', '14 Mio. Euro', 0.1],
        ],
      },
    ],
  },
  {
    file: 'annual-report.pdf',
    language: 'en',
    title: 'Annual Report 2025',
    author: 'Immerlund Research Centre',
    pages: [
      {
        kicker: 'Immerlund Research Centre · Annual Report 2025',
        heading: 'What we learned from a flood, a flame and a very short flash',
        paragraphs: [
          'The river Wispe rose two metres in one February night. Meteorologists, hydrologists and data scientists from three of our institutes were on the weir before dawn, and the network they improvised there has since become a permanent one: Regenwind, with 340 stations between the coast and the hills.',
          'In the summer the HALO team held a hydrogen plasma for eleven minutes, long enough for the walls to warm up and for everyone in the control room to stop talking. A few hundred metres away the roof went onto the LUMEA hall, where pulses of forty femtoseconds will soon show bonds breaking as they break.',
          'None of this is the work of institutes alone. The 780 guests who came to use our instruments last year brought questions we had not thought of, and took home data we are glad to share.',
        ],
      },
      {
        kicker: 'Facts and figures',
        heading: 'Where the money went',
        paragraphs: [
          'We spent 312 million euros in 2025, of which 108 million were raised in competition. Building the LUMEA beamline accounts for most of the growth over the previous year.',
        ],
        table: [
          ['Research at the institutes', 'EUR 148 million', 1],
          ['Large facilities, user operation', 'EUR 87 million', 0.59],
          ['Construction and engineering', 'EUR 41 million', 0.28],
          ['Training and early careers', 'EUR 22 million', 0.15],
          ['Administration', 'EUR 14 million', 0.1],
        ],
      },
    ],
  },
];
