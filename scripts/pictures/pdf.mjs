const PAGE = { width: 595, height: 842, left: 71, right: 524 };
const FONTS = { text: 'F1', bold: 'F2' };

/** Widths of Helvetica's characters in thousandths, by kind: enough to break lines where a reader would. */
const NARROW = /[fijlrtI.,;:!' ()-]/;
const WIDE = /[mwMWGOQ%]/;
const CAPITAL = /[A-ZÄÖÜ]/;

function widthOf(text, size) {
  const units = [...text].reduce((sum, sign) => {
    if (NARROW.test(sign)) return sum + 290;
    if (WIDE.test(sign)) return sum + 800;
    return sum + (CAPITAL.test(sign) ? 690 : 545);
  }, 0);
  return (units * size) / 1000;
}

function wrap(text, size, width) {
  const lines = [''];
  for (const word of text.split(' ')) {
    const current = lines[lines.length - 1];
    const longer = current ? `${current} ${word}` : word;
    if (current && widthOf(longer, size) > width) lines.push(word);
    else lines[lines.length - 1] = longer;
  }
  return lines;
}

const WIN_ANSI = { '–': '\\226', '’': '\\222', '„': '\\204', '“': '\\223', '”': '\\224' };

/** Text in the one-byte encoding of the standard fonts, with the signs of PDF strings escaped. */
const literal = (text) =>
  `(${text.replace(/[\\()]/g, '\\$&').replace(/[–’„“”]/g, (sign) => WIN_ANSI[sign])})`;

const write = (text, x, y, size, font, colour = '0.08 0.13 0.17') =>
  `BT /${font} ${size} Tf ${colour} rg ${x} ${y.toFixed(1)} Td ${literal(text)} Tj ET`;

/** Drawing commands of one page: heading, paragraphs, and a table or bars where given. */
function pageContent({ kicker, heading, paragraphs, table }, footer) {
  const commands = [
    '0.008 0.239 0.42 rg',
    ...[18, 28, 37, 42, 32, 22].map(
      (height, index) => `${PAGE.left + index * 6} 740 3 ${height * 0.75} re f`,
    ),
    write(kicker, PAGE.left + 48, 742, 10, FONTS.text, '0.29 0.35 0.41'),
  ];
  let y = 690;
  for (const line of wrap(heading, 24, PAGE.right - PAGE.left)) {
    commands.push(write(line, PAGE.left, y, 24, FONTS.bold, '0.008 0.239 0.42'));
    y -= 30;
  }
  y -= 8;
  for (const paragraph of paragraphs) {
    for (const line of wrap(paragraph, 11, PAGE.right - PAGE.left)) {
      commands.push(write(line, PAGE.left, y, 11, FONTS.text));
      y -= 16;
    }
    y -= 9;
  }
  for (const [label, value, share] of table ?? []) {
    commands.push(
      `0.83 0.85 0.89 rg ${PAGE.left} ${y + 14} ${PAGE.right - PAGE.left} 0.7 re f`,
      write(label, PAGE.left, y, 11, FONTS.text),
      `0.68 0.74 0.89 rg ${PAGE.left + 210} ${y - 2} ${(136 * share).toFixed(1)} 11 re f`,
      write(value, PAGE.right - widthOf(value, 11), y, 11, FONTS.bold),
    );
    y -= 26;
  }
  commands.push(write(footer, PAGE.left, 48, 9, FONTS.text, '0.29 0.35 0.41'));
  return commands.join('\n');
}

/** A PDF file with one text page for each entry of `pages`, in the fonts every reader has. */
export function createPdf({ title, language, author, pages }) {
  const first = 6;
  const kids = pages.map((_, index) => `${first + index * 2} 0 R`).join(' ');
  const font = (name) => `<< /Type /Font /Subtype /Type1 /BaseFont /${name} /Encoding /WinAnsiEncoding >>`;
  const objects = [
    `<< /Type /Catalog /Pages 2 0 R /Lang (${language}) /ViewerPreferences << /DisplayDocTitle true >> >>`,
    `<< /Type /Pages /Count ${pages.length} /Kids [${kids}] >>`,
    font('Helvetica'),
    font('Helvetica-Bold'),
    `<< /Title ${literal(title)} /Author ${literal(author)} /CreationDate (D:20260302090000Z) >>`,
  ];
  pages.forEach((page, index) => {
    const content = pageContent(page, `${title} · ${index + 1}`);
    objects.push(
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${PAGE.width} ${PAGE.height}] /Contents ${first + index * 2 + 1} 0 R ` +
        `/Resources << /Font << /F1 3 0 R /F2 4 0 R >> >> >>`,
      `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    );
  });

  let body = '%PDF-1.4\n';
  const offsets = objects.map((object, index) => {
    const offset = body.length;
    body += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(offset).padStart(10, '0')} 00000 n \n`;
  });
  const end = body.length;
  body += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${offsets.join('')}`;
  body += `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R /Info 5 0 R >>\nstartxref\n${end}\n%%EOF\n`;
  return Buffer.from(body, 'latin1');
}
