import java.nio.file.Files;
import java.nio.file.Path;
import java.util.EnumSet;
import java.util.Properties;
import javax.servlet.DispatcherType;
import org.apache.solr.servlet.CoreContainerProvider;
import org.apache.solr.servlet.SolrDispatchFilter;
import org.eclipse.jetty.server.Server;
import org.eclipse.jetty.server.ServerConnector;
import org.eclipse.jetty.servlet.DefaultServlet;
import org.eclipse.jetty.servlet.ServletContextHandler;
import org.eclipse.jetty.util.resource.Resource;

/** Solr in one process, for Plone on the same machine: it listens on loopback alone, since it asks nobody who they are. */
public final class SolrServer {
  private SolrServer() {}

  public static void main(String[] args) throws Exception {
    if (args.length != 2 || !args[1].matches("[0-9]{1,5}") || !Files.isDirectory(Path.of(args[0]))) {
      System.err.println("Usage: SolrServer HOME PORT");
      System.exit(2);
    }
    Path home = Path.of(args[0]).toAbsolutePath();
    Server server = new Server();
    ServerConnector connector = new ServerConnector(server);
    connector.setHost("127.0.0.1");
    connector.setPort(Integer.parseInt(args[1]));
    server.addConnector(connector);
    ServletContextHandler solr = new ServletContextHandler(server, "/solr", ServletContextHandler.NO_SESSIONS);
    solr.setAttribute(SolrDispatchFilter.SOLRHOME_ATTRIBUTE, home.toString());
    solr.setAttribute(SolrDispatchFilter.PROPERTIES_ATTRIBUTE, new Properties());
    solr.addEventListener(new CoreContainerProvider());
    solr.addFilter(SolrDispatchFilter.class, "/*", EnumSet.of(DispatcherType.REQUEST));
    solr.addServlet(DefaultServlet.class, "/");
    solr.setBaseResource(Resource.newResource(home.toUri()));
    server.setStopAtShutdown(true);
    try {
      server.start();
    } catch (Exception error) {
      // A port that is taken ends the process: threads of Solr would keep it.
      System.err.println(error);
      System.exit(1);
    }
    server.join();
  }
}
