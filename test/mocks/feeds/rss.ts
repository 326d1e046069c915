export const rss = `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0"><channel><title>Vergaben</title>
<item><title>Laborbau &amp; Technik</title><link>https://vergabe.example/1</link>
<pubDate>Mon, 02 Nov 2026 08:00:00 GMT</pubDate>
<description>&lt;p&gt;Verfahren: Offen&lt;/p&gt;&lt;p&gt;Frist: 01.12.2026, 10:00 Uhr&lt;/p&gt;Mehr im Portal</description></item>
<item><title>&lt;script&gt;alert(1)&lt;/script&gt;Zwei</title><link>javascript:alert(1)</link></item>
<item><link>https://vergabe.example/3</link></item>
</channel></rss>`;
